-- A username or email as it stands in the name space. Cut, since an index entry has a limit.
CREATE OR REPLACE FUNCTION sign_in_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(comparable(kept_email(value)), 500);

-- Runs with every new account and every change of a username or email (triggers/users.sql).
--
-- Adds the names that an account did not have before, and deletes those that it no longer has. A
-- name of another account fails with the names of the two indexes of users, so that every release
-- understands it.
CREATE OR REPLACE FUNCTION keep_sign_in_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  username_now text := sign_in_name(NEW.username);
  email_now text := sign_in_name(NEW.email);
  new_username text := CASE WHEN TG_OP = 'INSERT' OR NEW.username <> OLD.username THEN username_now END;
  new_email text := CASE WHEN TG_OP = 'INSERT' OR NEW.email IS DISTINCT FROM OLD.email THEN email_now END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM sign_in_names
      WHERE user_id = NEW.id AND name <> username_now AND name IS DISTINCT FROM email_now;
  END IF;
  -- In order, so that two who take each other's names queue up and do not wait for one another.
  INSERT INTO sign_in_names (name, user_id)
    SELECT DISTINCT name, NEW.id FROM unnest(ARRAY[new_username, new_email]) AS name
    WHERE name IS NOT NULL ORDER BY name
    ON CONFLICT DO NOTHING;
  IF EXISTS (SELECT FROM sign_in_names WHERE name = new_username AND user_id <> NEW.id) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_username_unique', MESSAGE = 'somebody has this username';
  END IF;
  IF EXISTS (SELECT FROM sign_in_names WHERE name = new_email AND user_id <> NEW.id) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_email_unique', MESSAGE = 'somebody has this email';
  END IF;
  RETURN NULL;
END
$$;
