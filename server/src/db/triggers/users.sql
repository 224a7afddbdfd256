CREATE OR REPLACE TRIGGER users_email_in_form BEFORE INSERT OR UPDATE OF email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_email_in_form();

-- Usernames and emails are one name space, the table `sign_in_names`.

CREATE OR REPLACE TRIGGER users_names_kept AFTER INSERT OR UPDATE OF username, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_sign_in_names();

-- Suspending somebody unlists the jobs that they posted, restoring them lists these.
CREATE OR REPLACE TRIGGER users_list_jobs AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN ((old.suspended_at IS NULL) <> (new.suspended_at IS NULL))
  EXECUTE FUNCTION list_jobs_of_poster();

-- Who acts as an employer no more reviews nothing.
CREATE OR REPLACE TRIGGER users_end_holds AFTER UPDATE OF role, suspended_at ON users
  FOR EACH ROW WHEN (new.role = 'candidate' OR new.suspended_at IS NOT NULL)
  EXECUTE FUNCTION end_holds_of_account();

-- An earlier address is known until its person is erased.
CREATE OR REPLACE TRIGGER users_keep_former_address AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (old.email IS NOT NULL AND lower(old.email) IS DISTINCT FROM lower(new.email))
  EXECUTE FUNCTION keep_former_address();

-- Who first proves an address has its account alone.
CREATE OR REPLACE TRIGGER users_first_proof AFTER UPDATE OF email_verified ON users
  FOR EACH ROW WHEN (new.email_verified AND NOT old.email_verified AND new.email = old.email)
  EXECUTE FUNCTION end_calendar_of_unproven();
