-- How far people are in the courses that teach a game.

-- The number of the lesson, counted from 0, and what was picked there of its question, in the form of a
-- draft. The version is the course's: its lessons may change. The revision is the lock: of two writers
-- who have read the same, one is refused.
CREATE TABLE courses (
    person   bigint NOT NULL,
    game     text   NOT NULL,
    version  bigint NOT NULL,
    lesson   bigint NOT NULL,
    draft    text,
    revision bigint NOT NULL,
    changed  bigint NOT NULL,
    PRIMARY KEY (person, game)
);
