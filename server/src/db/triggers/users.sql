-- Usernames and emails are one name space, the table `sign_in_names`.

CREATE OR REPLACE TRIGGER users_names_kept AFTER INSERT OR UPDATE OF username, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_sign_in_names();
