-- A new name of a company is found by at once.

CREATE OR REPLACE TRIGGER companies_index_renamed AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION index_jobs_of_renamed_company();
