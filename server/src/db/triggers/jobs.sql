-- Since when a job is closed is known from then on.
CREATE OR REPLACE TRIGGER jobs_keep_closed BEFORE INSERT OR UPDATE OF is_active, deadline ON jobs
  FOR EACH ROW EXECUTE FUNCTION keep_job_closed();

-- Whether a job is listed is known before its search row is written.
CREATE OR REPLACE TRIGGER jobs_keep_listed
  BEFORE INSERT OR UPDATE OF company_id, posted_by, is_teams_alone, held_since, taken_down_at, unlisted_at
  ON jobs
  FOR EACH ROW EXECUTE FUNCTION keep_job_listed();

-- Every write of a job writes its search row in the same transaction; who moves a job leaves its reviewers.

CREATE OR REPLACE TRIGGER jobs_index_added AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_added_jobs();

-- Named columns, so that counting an applicant costs nothing here.
CREATE OR REPLACE TRIGGER jobs_index_changed AFTER UPDATE OF
    title, description, requirements, location, city, region, country, latitude, longitude,
    other_places, remote_countries, salary_min, salary_max, type, experience_level,
    category, is_active, deadline, company_id, created_at, posted_by, is_teams_alone, held_since, taken_down_at,
    unlisted_at
  ON jobs FOR EACH ROW EXECUTE FUNCTION index_changed_job();

CREATE OR REPLACE TRIGGER jobs_index_deleted AFTER DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION index_deleted_job();

-- Another company has another team.
CREATE OR REPLACE TRIGGER jobs_moved AFTER UPDATE OF company_id ON jobs
  FOR EACH ROW WHEN (old.company_id IS DISTINCT FROM new.company_id)
  EXECUTE FUNCTION empty_hiring_team();

-- The poster of a job that the company took over reviews it no more.
CREATE OR REPLACE TRIGGER jobs_end_hold AFTER UPDATE OF is_teams_alone ON jobs
  FOR EACH ROW WHEN (new.is_teams_alone AND NOT old.is_teams_alone)
  EXECUTE FUNCTION end_hold_of_outsider();

-- What the release before closes is told as well.
CREATE OR REPLACE TRIGGER jobs_told_closed AFTER UPDATE OF is_active ON jobs
  FOR EACH ROW WHEN (old.is_active AND NOT new.is_active) EXECUTE FUNCTION tell_job_closed();

-- What was reported of a job outlives it.
CREATE OR REPLACE TRIGGER jobs_keep_case AFTER DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION keep_case_of_deleted_job();
