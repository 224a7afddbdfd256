-- Audit entries are append-only; the name of a deleted user becomes null.

CREATE OR REPLACE TRIGGER audit_entries_only_added
  BEFORE DELETE OR TRUNCATE OR UPDATE OF id, action, subject_id, changes, created_at ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER audit_entries_same_actor BEFORE UPDATE OF actor_id ON audit_entries
  FOR EACH ROW WHEN (new.actor_id IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();
