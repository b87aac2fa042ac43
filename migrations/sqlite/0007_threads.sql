-- Tables that live in a thread of their own.

-- The channel of such a table's lobby and result; other tables have none. Until its thread is made,
-- the channel is its place, too.
ALTER TABLE tables ADD COLUMN home INTEGER;

-- A place has one open table, but several can run from one channel.
DROP INDEX one_open_table_a_place;
CREATE UNIQUE INDEX one_open_table_a_place ON tables (place)
    WHERE stage IN ('lobby', 'playing') AND home IS NOT place;
CREATE INDEX tables_by_home ON tables (home) WHERE home IS NOT NULL;

-- What the moderators of a server have set for it: whether its tables get threads.
CREATE TABLE servers (
    id      INTEGER PRIMARY KEY,
    threads INTEGER NOT NULL CHECK (threads IN (0, 1))
) STRICT;
