-- Triggers that maintain the tables derived from the search's rows: suggestions, orders of lists, the sample,
-- and when jobs became open.

CREATE OR REPLACE TRIGGER job_search_suggest_added AFTER INSERT ON job_search
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION suggest_changed_jobs();

CREATE OR REPLACE TRIGGER job_search_suggest_changed AFTER UPDATE ON job_search
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION suggest_changed_jobs();

CREATE OR REPLACE TRIGGER job_search_suggest_removed AFTER DELETE ON job_search
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION suggest_changed_jobs();

CREATE OR REPLACE TRIGGER job_search_place_in_orders BEFORE INSERT OR UPDATE ON job_search
  FOR EACH ROW EXECUTE FUNCTION place_in_orders();

CREATE OR REPLACE TRIGGER job_search_sample_added AFTER INSERT ON job_search
  FOR EACH ROW WHEN (is_sampled(new.job_id)) EXECUTE FUNCTION keep_search_sample();

CREATE OR REPLACE TRIGGER job_search_sample_changed AFTER UPDATE ON job_search
  FOR EACH ROW WHEN (is_sampled(new.job_id)) EXECUTE FUNCTION keep_search_sample();

CREATE OR REPLACE TRIGGER job_search_sample_removed AFTER DELETE ON job_search
  FOR EACH ROW WHEN (is_sampled(old.job_id)) EXECUTE FUNCTION keep_search_sample();

CREATE OR REPLACE TRIGGER job_search_note_opened AFTER INSERT ON job_search
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_opened_jobs();

CREATE OR REPLACE TRIGGER job_search_note_reopened AFTER UPDATE OF closes_at ON job_search
  FOR EACH ROW WHEN (old.closes_at <= now() AND new.closes_at > now())
  EXECUTE FUNCTION note_reopened_job();

-- Whoever enters the search is found by its terms, and whoever leaves it is not.
CREATE OR REPLACE TRIGGER job_search_add_terms AFTER INSERT ON job_search
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_terms_of_jobs();

CREATE OR REPLACE TRIGGER job_search_remove_terms AFTER DELETE ON job_search
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION remove_terms_of_jobs();
