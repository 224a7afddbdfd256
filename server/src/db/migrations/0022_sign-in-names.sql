-- How names are compared: whatever their letters' case, and in whichever of the compatible ways their
-- characters are written (NFKC).
CREATE FUNCTION comparable(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value)
    THEN lower(value)
    ELSE lower(normalize(value, NFKC))
  END;
--> statement-breakpoint
-- A username or email as it stands in the name space. Cut, since an index entry has a limit.
CREATE FUNCTION sign_in_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(comparable(value), 500);
--> statement-breakpoint
CREATE TABLE "sign_in_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_names" ADD CONSTRAINT "sign_in_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_names_by_user" ON "sign_in_names" USING btree ("user_id");--> statement-breakpoint
-- Takes the names that an account did not have before, and gives up those that it has no more. What
-- is somebody else's fails as the two indexes of users do, so that every release understands it.
CREATE FUNCTION keep_sign_in_names() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER users_names_kept AFTER INSERT OR UPDATE OF username, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_sign_in_names();
--> statement-breakpoint
-- Accounts from before may share a name. It then stands for the one with this username, or else for the
-- first; the others keep theirs as well.
INSERT INTO sign_in_names (name, user_id)
  SELECT DISTINCT ON (name) name, id
  FROM users, LATERAL (VALUES (sign_in_name(username), 1), (sign_in_name(email), 2)) AS claimed (name, rank)
  WHERE name IS NOT NULL
  ORDER BY name, rank, created_at, id;
--> statement-breakpoint
CREATE INDEX "users_by_other_forms" ON "users" USING btree ("id") WHERE "users"."search_text" is not nfkc normalized;--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (comparable(name || E'\n' || coalesce(description, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_by_search_text" ON "companies" USING gin (parts_of_three("search_text"));--> statement-breakpoint
-- Or every ANALYZE would take the texts of 30,000 companies apart.
ALTER INDEX "companies_by_search_text" ALTER COLUMN 1 SET STATISTICS 0;
