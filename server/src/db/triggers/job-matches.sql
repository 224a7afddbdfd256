-- A job is found by its terms as soon as they are known.
CREATE OR REPLACE TRIGGER job_matches_keep_terms AFTER INSERT OR DELETE OR UPDATE OF terms, weights ON job_matches
  FOR EACH ROW EXECUTE FUNCTION keep_terms_of_match();
