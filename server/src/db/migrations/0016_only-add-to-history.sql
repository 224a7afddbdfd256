-- What happened is only added to: not even this product's own statements may rewrite it. A user who
-- goes leaves a gap where the name stood, which is the one change that foreign keys make.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_only_added
  BEFORE DELETE OR TRUNCATE OR UPDATE OF id, action, subject_id, changes, created_at ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER audit_entries_same_actor BEFORE UPDATE OF actor_id ON audit_entries
  FOR EACH ROW WHEN (new.actor_id IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER application_status_changes_only_added
  BEFORE DELETE OR TRUNCATE OR UPDATE OF id, application_id, "from", "to", changed_at
  ON application_status_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER application_status_changes_same_actor
  BEFORE UPDATE OF changed_by ON application_status_changes
  FOR EACH ROW WHEN (new.changed_by IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();
