-- By whom a table is found, when it ended, and what stays of a game once its table is gone.

-- Everyone whom a table or one of its messages names: who wants to be forgotten is looked for here,
-- and not in every table.
CREATE TABLE known (
    person   INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX known_by_table ON known (table_id);

-- Tables whose people have to be looked for in their texts: those of older programs, until each was
-- read once.
CREATE TABLE unindexed (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

INSERT INTO unindexed SELECT id FROM tables;

-- A table that has ended goes some time after that. Of older ones only the last change is known.
ALTER TABLE tables ADD COLUMN ended INTEGER;

UPDATE tables SET ended = changed WHERE stage IN ('over', 'cancelled');

CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;

-- Whoever counts tables must not read them. The stage comes second: a query for someone's open tables
-- must begin with the person, and not with all that are open.
CREATE INDEX tables_by_game ON tables (game, stage);

-- What came of a finished game. It has the number of its table and stays when that goes.
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY,
    server   INTEGER,
    place    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    variant  TEXT    NOT NULL,
    began    INTEGER NOT NULL,
    ended    INTEGER NOT NULL
) STRICT;

-- A seat without a person was the computer's, of the kind that is named, or of someone who wanted
-- to be forgotten. Whoever wins comes first; who wins together shares that place.
CREATE TABLE result_seats (
    table_id INTEGER NOT NULL REFERENCES results (table_id),
    seat     INTEGER NOT NULL,
    person   INTEGER,
    computer TEXT,
    score    INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_person ON result_seats (person, table_id) WHERE person IS NOT NULL;
