-- Histories are append-only: not even this product's own statements may rewrite one. There are two
-- exceptions. The foreign keys set the name to null when a user is deleted. And what is kept of somebody who
-- is being erased is taken out of the record, in the one way that `without_person` says.

-- Runs before every update and deletion in a history (triggers/audit-entries.sql,
-- triggers/application-events.sql).
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;

-- The changes of an entry of the record, in which the person's id, addresses and names read 'erased'. An id and
-- the addresses (former-addresses.sql) are nobody else's; a name may be another word, so that only keys of names
-- are replaced.
CREATE OR REPLACE FUNCTION without_person(part jsonb, person users, addresses text[], key text DEFAULT '') RETURNS jsonb
  LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE jsonb_typeof(part)
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(
          entry.key,
          -- The values before and after a change belong to the key above.
          without_person(entry.value, person, addresses, CASE WHEN entry.key IN ('from', 'to') THEN $4 ELSE entry.key END)
        ), '{}') FROM jsonb_each(part) AS entry);
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(without_person(entry.value, person, addresses, $4) ORDER BY entry.ordinality), '[]')
        FROM jsonb_array_elements(part) WITH ORDINALITY AS entry);
    WHEN 'string' THEN
      IF lower(part #>> '{}') = person.id::text OR lower(part #>> '{}') = ANY (addresses)
        OR $4 IN ('username', 'firstName', 'lastName')
        AND part #>> '{}' IN (person.username, person.first_name, person.last_name) THEN
        RETURN '"erased"';
      END IF;
    ELSE NULL;
  END CASE;
  RETURN part;
END $$;

-- Takes somebody who is leaving out of the record: entries about them, and those of the named actions, which
-- may name them. An address that they never proved is nothing to the record without its person either.
CREATE OR REPLACE FUNCTION erase_from_record(leaving uuid, naming text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person users;
  addresses text[];
BEGIN
  PERFORM gather_addresses(leaving);
  addresses := named_addresses_of(leaving);
  SELECT * INTO person FROM users WHERE id = leaving;
  PERFORM set_config('rolecall.erasing', leaving::text, true);
  UPDATE audit_entries SET
      subject_id = nullif(subject_id, leaving),
      changes = without_person(changes, person, addresses)
    WHERE subject_id = leaving
      OR action = ANY (naming) AND changes IS DISTINCT FROM without_person(changes, person, addresses);
  PERFORM set_config('rolecall.erasing', '', true);
END $$;

-- Runs before every update of an entry's content (triggers/audit-entries.sql): nothing but the erasure of
-- somebody who is leaving may change it.
CREATE OR REPLACE FUNCTION refuse_all_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person users;
BEGIN
  SELECT * INTO person FROM users
    WHERE id = nullif(current_setting('rolecall.erasing', true), '')::uuid AND erase_at IS NOT NULL;
  IF person.id IS NULL
    OR new.subject_id IS DISTINCT FROM nullif(old.subject_id, person.id)
    OR new.changes IS DISTINCT FROM without_person(old.changes, person, named_addresses_of(person.id)) THEN
    RAISE EXCEPTION 'Rows of % are only added', tg_table_name USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
