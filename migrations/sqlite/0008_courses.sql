-- How far people are in the courses that teach a game.

-- The number of the lesson, counted from 0, and what was picked there of its question, in the form of a
-- draft. The version is the course's: its lessons may change. The revision is the lock: of two writers
-- who have read the same, one is refused.
CREATE TABLE courses (
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    lesson   INTEGER NOT NULL,
    draft    TEXT,
    revision INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
