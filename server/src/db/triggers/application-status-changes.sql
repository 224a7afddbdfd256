-- The history of statuses as releases before this one wrote it, which goes with the release after this one. It is
-- only added to, and told as events; a user who goes leaves a gap.

CREATE OR REPLACE TRIGGER application_status_changes_only_added
  BEFORE DELETE OR TRUNCATE OR UPDATE OF id, application_id, "from", "to", changed_at
  ON application_status_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER application_status_changes_same_actor
  BEFORE UPDATE OF changed_by ON application_status_changes
  FOR EACH ROW WHEN (new.changed_by IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER application_status_changes_told
  AFTER INSERT ON application_status_changes
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_status_changes();
