-- Whom whoever runs the bot keeps out, how many tables a server has open, and what someone has
-- typed last.

CREATE TABLE blocked (
    kind  TEXT    NOT NULL CHECK (kind IN ('person', 'server')),
    id    INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX open_tables_by_server ON tables (server)
    WHERE stage IN ('lobby', 'playing') AND server IS NOT NULL;

-- The last direct message of theirs that was read: what came later was lost on its way.
ALTER TABLE people ADD COLUMN heard INTEGER;
