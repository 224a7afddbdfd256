-- All addresses that somebody ever had, for their erasure.

-- Runs after an account gets another address (triggers/users.sql).
CREATE OR REPLACE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_addresses (user_id, email) VALUES (OLD.id, lower(OLD.email)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- The addresses of an account, of now and before, in lower case: those that nobody else has by now.
CREATE OR REPLACE FUNCTION addresses_of(account uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(address), '{}') FROM (
    SELECT lower(email) AS address FROM users WHERE id = account AND email IS NOT NULL
    UNION
    SELECT email FROM former_addresses WHERE user_id = account
  ) AS had
  WHERE NOT EXISTS (SELECT FROM users WHERE lower(email) = address AND id <> account)
$$;

-- The same, with the addresses at which they were invited and accepted, which are kept from then on.
CREATE OR REPLACE FUNCTION gather_addresses(account uuid) RETURNS text[] LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_addresses (user_id, email)
    SELECT account, lower(invitations.email)
    FROM audit_entries JOIN company_invitations AS invitations
      ON invitations.id = (changes ->> 'invitationId')::uuid
    WHERE subject_id = account AND action = 'member-joined'
    ON CONFLICT DO NOTHING;
  RETURN addresses_of(account);
END $$;
