-- An application without its candidate is erased: its story says so, and keeps nothing of the person.
CREATE OR REPLACE TRIGGER applications_erased AFTER UPDATE OF candidate_id ON applications
  FOR EACH ROW WHEN (old.candidate_id IS NOT NULL AND new.candidate_id IS NULL)
  EXECUTE FUNCTION tell_application_erased();

-- Nor does its conversation.
CREATE OR REPLACE TRIGGER applications_erased_messages AFTER UPDATE OF candidate_id ON applications
  FOR EACH ROW WHEN (old.candidate_id IS NOT NULL AND new.candidate_id IS NULL)
  EXECUTE FUNCTION empty_erased_messages();
