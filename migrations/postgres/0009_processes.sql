-- What several writers of one table compare before they write.

-- How many drafts were stored: a draft changes no revision, and whoever has missed one must not overwrite
-- it.
ALTER TABLE tables ADD COLUMN drafts bigint NOT NULL DEFAULT 0;
