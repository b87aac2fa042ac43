-- What a public bot needs: buttons that know their own table, tables in threads of their own, who is
-- known where, what stays of a game when its log goes, and what the clock was.

-- A table's mark is drawn when it is opened and is in its buttons; tables opened before have none.
-- Its home is the channel of lobby and result, if it is played in a thread of its own. Indexed says
-- whether `known` has everyone of it; tables of before are looked through one after another.
ALTER TABLE tables ADD COLUMN mark INTEGER;
ALTER TABLE tables ADD COLUMN home INTEGER;
ALTER TABLE tables ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0 CHECK (indexed IN (0, 1));
ALTER TABLE tables ADD COLUMN ended INTEGER;
UPDATE tables SET ended = changed WHERE stage IN ('over', 'cancelled');

-- Several tables can wait for their threads in one channel.
DROP INDEX one_open_table_a_place;
CREATE UNIQUE INDEX one_open_table_a_place ON tables (place)
    WHERE stage IN ('lobby', 'playing') AND (home IS NULL OR home <> place);
CREATE INDEX open_tables_by_home ON tables (home)
    WHERE stage IN ('lobby', 'playing') AND home IS NOT NULL;
CREATE INDEX tables_by_home ON tables (home) WHERE home IS NOT NULL;
CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_to_index ON tables (id) WHERE indexed = 0;

-- Everyone whom a table's details name.
CREATE TABLE known (
    person   INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_by_table ON known (table_id);

-- What moderators have set for their server.
CREATE TABLE servers (
    id      INTEGER PRIMARY KEY,
    threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1))
) STRICT;

-- What stays of a game that was played to its end. There are no names here.
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY,
    game     TEXT    NOT NULL,
    server   INTEGER,
    place    INTEGER NOT NULL,
    began    INTEGER NOT NULL,
    ended    INTEGER NOT NULL
) STRICT;

-- A seat without a person was played by the computer, or by someone who wanted to be forgotten.
CREATE TABLE result_seats (
    table_id INTEGER NOT NULL REFERENCES results (table_id),
    seat     INTEGER NOT NULL,
    person   INTEGER,
    score    INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_seats_by_person ON result_seats (person) WHERE person IS NOT NULL;

-- Moments that a program must know after a restart, by name.
CREATE TABLE moments (
    name TEXT    PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
