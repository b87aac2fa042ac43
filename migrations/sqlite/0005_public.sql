-- Buttons that know their own table, and what the clock was.

-- A table's mark is drawn when it is opened and is in its buttons; tables opened before have none.
ALTER TABLE tables ADD COLUMN mark INTEGER;

-- Moments that a program must know after a restart, by name.
CREATE TABLE moments (
    name TEXT    PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
