-- Times are seconds since 1970. What the application alone understands is JSON text.

-- Numbers are never given twice: an old button must not reach a new table.
-- The snapshot comes last, so that the columns before it are read without it.
CREATE TABLE tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    place         INTEGER NOT NULL,
    server        INTEGER,
    stage         TEXT    NOT NULL CHECK (stage IN ('lobby', 'playing', 'over', 'cancelled')),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    revision      INTEGER NOT NULL,
    due           INTEGER,
    created       INTEGER NOT NULL,
    changed       INTEGER NOT NULL,
    snapshot      TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_place ON tables (place) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_by_place ON tables (place);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- A seat without a person is played by the computer.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER,
    draft    TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- The primary key is the lock: the same move cannot be written twice.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT    NOT NULL,
    entry    TEXT    NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- A slot names something said somewhere: a round's message, somebody's question. Here are those
-- that are out of date; what to say is made anew from the table.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    slot     TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;

-- Where a slot's message is.
CREATE TABLE messages (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    slot      TEXT    NOT NULL,
    place     INTEGER NOT NULL,
    post      INTEGER NOT NULL,
    posted_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;

-- dm_open is empty until a direct message was tried.
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    settings TEXT,
    dm_place INTEGER,
    dm_open  INTEGER CHECK (dm_open IN (0, 1))
) STRICT;
