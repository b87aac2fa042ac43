-- What several writers of one table compare before they write.

-- How many drafts were stored at a seat: a draft changes no revision, and whoever has missed one must not
-- overwrite it.
ALTER TABLE seats ADD COLUMN drafts INTEGER NOT NULL DEFAULT 0;
