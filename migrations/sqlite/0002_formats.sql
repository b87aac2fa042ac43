-- What the log cannot tell of a table is kept apart from its game, a table that cannot be read has
-- a stage of its own, and the database says which programs may write it.

-- The newest form of each thing that may be in this database, and the oldest program that knows it.
CREATE TABLE formats (
    name    TEXT    PRIMARY KEY,
    number  INTEGER NOT NULL,
    program TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- A check cannot be changed: the table is made again, and with it all that refers to it. Rows that
-- belong to no table, which only another program can have left, stay behind.
DROP INDEX one_open_table_a_place;
DROP INDEX tables_by_place;
DROP INDEX tables_by_due;
DROP INDEX seats_by_person;
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE seats RENAME TO old_seats;
ALTER TABLE log RENAME TO old_log;
ALTER TABLE outbox RENAME TO old_outbox;
ALTER TABLE messages RENAME TO old_messages;

-- Ids are never given twice: an old button must not reach a new table.
-- Details are what the log lacks: names, host, settings, who has known what, what was told. Without
-- them the snapshot is of the first kind, which has them inside. The snapshot is the game's state;
-- a lobby has none. Both are long and come last, so that the columns before are read without them.
CREATE TABLE tables (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    place    INTEGER NOT NULL,
    server   INTEGER,
    stage    TEXT    NOT NULL
             CHECK (stage IN ('lobby', 'playing', 'over', 'cancelled', 'broken')),
    game     TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    due      INTEGER,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    details    TEXT,
    snapshot TEXT
) STRICT;

INSERT INTO tables (id, place, server, stage, game, revision, due, created, changed, snapshot)
    SELECT id, place, server, stage, game, revision, due, created, changed, snapshot
    FROM old_tables;
DELETE FROM sqlite_sequence WHERE name = 'tables';
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'tables', seq FROM sqlite_sequence WHERE name = 'old_tables';

CREATE UNIQUE INDEX one_open_table_a_place ON tables (place) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_by_place ON tables (place);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER,
    draft    TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats SELECT table_id, seat, person, draft FROM old_seats
    WHERE table_id IN (SELECT id FROM tables);
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT    NOT NULL,
    entry    TEXT    NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO log SELECT table_id, n, at, seat, kind, entry FROM old_log
    WHERE table_id IN (SELECT id FROM tables);

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    slot     TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;
INSERT INTO outbox SELECT table_id, slot, revision, since FROM old_outbox
    WHERE table_id IN (SELECT id FROM tables);

CREATE TABLE messages (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    slot      TEXT    NOT NULL,
    place     INTEGER NOT NULL,
    post      INTEGER NOT NULL,
    posted_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;
INSERT INTO messages SELECT table_id, slot, place, post, posted_at FROM old_messages
    WHERE table_id IN (SELECT id FROM tables);

-- Whoever looks for a lost message must not take one that is known already.
CREATE INDEX messages_by_post ON messages (post);

DROP TABLE old_seats;
DROP TABLE old_log;
DROP TABLE old_outbox;
DROP TABLE old_messages;
DROP TABLE old_tables;
