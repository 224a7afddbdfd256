-- What the release before erases keeps nothing of the person either: neither its story,
CREATE OR REPLACE TRIGGER applications_erased AFTER UPDATE OF candidate_id ON applications
  FOR EACH ROW WHEN (old.candidate_id IS NOT NULL AND new.candidate_id IS NULL)
  EXECUTE FUNCTION tell_application_erased();

-- nor its conversation,
CREATE OR REPLACE TRIGGER applications_erased_messages AFTER UPDATE OF candidate_id ON applications
  FOR EACH ROW WHEN (old.candidate_id IS NOT NULL AND new.candidate_id IS NULL)
  EXECUTE FUNCTION empty_erased_messages();

-- nor what the hiring team noted.
CREATE OR REPLACE TRIGGER applications_erased_notes AFTER UPDATE OF candidate_id ON applications
  FOR EACH ROW WHEN (old.candidate_id IS NOT NULL AND new.candidate_id IS NULL)
  EXECUTE FUNCTION forget_erased_notes();

-- It stands in a stage of its status.
CREATE OR REPLACE TRIGGER applications_keep_stage BEFORE UPDATE OF status, stage_id ON applications
  FOR EACH ROW
  WHEN ((old.status, old.stage_id) IS DISTINCT FROM (new.status, new.stage_id))
  EXECUTE FUNCTION keep_stage_of_status();

-- Nobody reviews what is no longer pending.
CREATE OR REPLACE TRIGGER applications_moved AFTER UPDATE ON applications
  REFERENCING NEW TABLE AS now_so
  FOR EACH STATEMENT EXECUTE FUNCTION follow_moves();
