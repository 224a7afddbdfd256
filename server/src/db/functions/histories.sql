-- Runs before whatever would change a history (triggers/audit-entries.sql,
-- triggers/application-status-changes.sql).
--
-- What happened is only added to: not even this product's own statements may rewrite it. A user who
-- goes leaves a gap where the name stood, which is the one change that foreign keys make.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
