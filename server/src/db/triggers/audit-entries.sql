-- Audit entries are append-only; the name of a deleted user becomes null, and what names somebody who is
-- erased reads 'erased'.

CREATE OR REPLACE TRIGGER audit_entries_only_added
  BEFORE DELETE OR TRUNCATE OR UPDATE OF id, action, company_id, created_at ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER audit_entries_only_erased BEFORE UPDATE OF subject_id, changes ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing();

CREATE OR REPLACE TRIGGER audit_entries_same_actor BEFORE UPDATE OF actor_id ON audit_entries
  FOR EACH ROW WHEN (new.actor_id IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();
