-- Runs before every update and deletion in a history (triggers/audit-entries.sql,
-- triggers/application-status-changes.sql).
--
-- Histories are append-only: not even this product's own statements may rewrite one. The one
-- permitted change is that of the foreign keys, which set the name to null when a user is deleted.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
