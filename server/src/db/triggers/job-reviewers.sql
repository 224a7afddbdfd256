-- Who is taken off a hiring team reviews nothing from then on that they held.
CREATE OR REPLACE TRIGGER job_reviewers_end_hold AFTER DELETE ON job_reviewers
  FOR EACH ROW EXECUTE FUNCTION end_hold_of_reviewer();
