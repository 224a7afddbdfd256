-- Addresses are kept in one form from now on: their domains in lower case and in ASCII (functions/mail-addresses.sql).
-- Where two accounts turn out to have one mailbox, the one that proved it has it, else the older; the other one
-- keeps its spelling, by which it still signs in, and is named in the database's log.
DO $$
DECLARE
  account record;
BEGIN
  FOR account IN
    SELECT id, kept_email(email) AS kept FROM users
      WHERE email <> kept_email(email) ORDER BY email_verified DESC, created_at, id
  LOOP
    BEGIN
      UPDATE users SET email = account.kept WHERE id = account.id;
    EXCEPTION WHEN unique_violation THEN
      RAISE WARNING 'The account % shares its mailbox with another one, and keeps its email as it was', account.id;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
-- A username that reads as an address stands in the name space in that form, too.
UPDATE sign_in_names AS one SET name = left(lower(kept_email(name)), 500)
  WHERE name <> left(lower(kept_email(name)), 500)
    AND EXISTS (SELECT FROM users WHERE id = user_id AND left(comparable(username), 500) = name)
    AND NOT EXISTS (SELECT FROM sign_in_names AS other WHERE other.name = left(lower(kept_email(one.name)), 500));
--> statement-breakpoint
-- One mailbox has one invitation that waits: the newest.
UPDATE company_invitations AS one SET revoked_at = now()
  WHERE used_at IS NULL AND revoked_at IS NULL AND EXISTS (
    SELECT FROM company_invitations AS other
      WHERE other.company_id = one.company_id AND other.used_at IS NULL AND other.revoked_at IS NULL
        AND comparable(kept_email(other.email)) = comparable(kept_email(one.email))
        AND (other.created_at, other.id) > (one.created_at, one.id));
--> statement-breakpoint
UPDATE company_invitations SET email = kept_email(email) WHERE email <> kept_email(email);
--> statement-breakpoint
UPDATE registration_invitations SET email = kept_email(email) WHERE email <> kept_email(email);
--> statement-breakpoint
UPDATE company_verifications SET email = kept_email(email) WHERE email <> kept_email(email);
--> statement-breakpoint
UPDATE email_changes SET email = kept_email(email) WHERE email <> kept_email(email);
--> statement-breakpoint
-- Who wants no letters at one spelling wants none at the other.
UPDATE letter_recipients AS one SET stopped_at = coalesce(one.stopped_at, other.stopped_at)
  FROM letter_recipients AS other
  WHERE other.kind = one.kind AND one.email = kept_email(other.email) AND other.email <> one.email;
--> statement-breakpoint
UPDATE letter_recipients AS one SET email = kept_email(email)
  WHERE email <> kept_email(email) AND NOT EXISTS (
    SELECT FROM letter_recipients AS other WHERE other.kind = one.kind AND other.email = kept_email(one.email));
