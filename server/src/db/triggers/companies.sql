-- Suspending a company unlists its jobs, restoring it lists them.
CREATE OR REPLACE TRIGGER companies_list_jobs AFTER UPDATE OF suspended_at ON companies
  FOR EACH ROW WHEN ((old.suspended_at IS NULL) <> (new.suspended_at IS NULL))
  EXECUTE FUNCTION list_jobs_of_company();

-- A new name of a company is found by at once, and whoever owns it is a member of it.

CREATE OR REPLACE TRIGGER companies_index_renamed AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION index_jobs_of_renamed_company();

-- Whoever owns a company is a member of it.
CREATE OR REPLACE TRIGGER companies_owner_added AFTER INSERT ON companies
  FOR EACH ROW EXECUTE FUNCTION keep_owner_a_member();
CREATE OR REPLACE TRIGGER companies_owner_changed AFTER UPDATE OF owner_id ON companies
  FOR EACH ROW WHEN (old.owner_id IS DISTINCT FROM new.owner_id)
  EXECUTE FUNCTION keep_owner_a_member();

-- Every company has its place in the directory by open jobs, and keeps it under a new name.
CREATE OR REPLACE TRIGGER companies_order_added AFTER INSERT ON companies
  FOR EACH ROW EXECUTE FUNCTION keep_company_in_order();
CREATE OR REPLACE TRIGGER companies_order_renamed AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION keep_company_in_order();

-- Every company has a default of stages for its jobs.
CREATE OR REPLACE TRIGGER companies_add_stages AFTER INSERT ON companies
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_default_stages();

-- And one template of a letter for each usual occasion.
CREATE OR REPLACE TRIGGER companies_add_templates AFTER INSERT ON companies
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_default_templates();
