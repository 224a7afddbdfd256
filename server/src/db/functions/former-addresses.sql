-- All addresses that somebody ever had, for their erasure. What an account never proved to read may be somebody
-- else's: nothing that was sent to such an address, or set there, is touched.

-- Runs after an account gets another address (triggers/users.sql).
CREATE OR REPLACE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_addresses AS former (user_id, email, proven)
    VALUES (OLD.id, lower(OLD.email), OLD.email_verified)
    ON CONFLICT (user_id, email) DO UPDATE SET proven = former.proven OR excluded.proven;
  RETURN NULL;
END $$;

-- The addresses that an account names or named as its own, in lower case: those that nobody else has by now.
CREATE OR REPLACE FUNCTION named_addresses_of(account uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(address), '{}') FROM (
    SELECT lower(email) AS address FROM users WHERE id = account AND email IS NOT NULL
    UNION
    SELECT email FROM former_addresses WHERE user_id = account
  ) AS had
  WHERE NOT EXISTS (SELECT FROM users WHERE lower(email) = address AND id <> account)
$$;

-- Those of them that the account proved.
CREATE OR REPLACE FUNCTION addresses_of(account uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(address), '{}') FROM (
    SELECT lower(email) AS address FROM users WHERE id = account AND email_verified
    UNION
    SELECT email FROM former_addresses WHERE user_id = account AND proven
  ) AS proved
  WHERE address = ANY (named_addresses_of(account))
$$;

-- The same, with the addresses at which they were invited and accepted, which are kept from then on: who accepts
-- holds the letter that went there.
CREATE OR REPLACE FUNCTION gather_addresses(account uuid) RETURNS text[] LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_addresses (user_id, email, proven)
    SELECT DISTINCT account, lower(invitations.email), true
    FROM audit_entries JOIN company_invitations AS invitations
      ON invitations.id = (changes ->> 'invitationId')::uuid
    WHERE subject_id = account AND action = 'member-joined'
    ON CONFLICT (user_id, email) DO UPDATE SET proven = true;
  RETURN addresses_of(account);
END $$;
