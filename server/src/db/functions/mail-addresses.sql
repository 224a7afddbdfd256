-- Mail addresses in the one form in which they are kept and compared: the domain in lower case and in ASCII
-- (IDNA). `keptEmail` in contract/src/values/email.ts does the same; mail-addresses.test.ts holds both. The
-- column `users.found_by` is made of `readable_email`: a change needs a migration that makes it again.

-- How far the digits of Punycode (RFC 3492) reach after a letter: those beyond ASCII lie close together.
CREATE OR REPLACE FUNCTION punycode_bias(distance bigint, letters bigint, is_first boolean) RETURNS bigint
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  rest bigint := CASE WHEN is_first THEN distance / 700 ELSE distance / 2 END;
  steps bigint := 0;
BEGIN
  rest := rest + rest / letters;
  WHILE rest > 455 LOOP
    rest := rest / 35;
    steps := steps + 36;
  END LOOP;
  RETURN steps + 36 * rest / (rest + 38);
END $$;

-- A label of a domain in Punycode, without the 'xn--' in front.
CREATE OR REPLACE FUNCTION to_punycode(label text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  digits CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points bigint[] := ARRAY(
    SELECT ascii(letter) FROM unnest(string_to_array(label, NULL)) WITH ORDINALITY AS each (letter, place)
    ORDER BY place);
  plain text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  written text := CASE WHEN plain = '' THEN '' ELSE plain || '-' END;
  done bigint := char_length(plain);
  reached bigint := 128;
  following bigint;
  bias bigint := 72;
  distance bigint := 0;
  point bigint;
  rest bigint;
  threshold bigint;
  step bigint;
BEGIN
  WHILE done < cardinality(points) LOOP
    SELECT min(each) INTO following FROM unnest(points) AS each WHERE each >= reached;
    distance := distance + (following - reached) * (done + 1);
    reached := following;
    FOREACH point IN ARRAY points LOOP
      distance := distance + (point < reached)::int;
      CONTINUE WHEN point <> reached;
      rest := distance;
      step := 36;
      LOOP
        threshold := least(greatest(step - bias, 1), 26);
        EXIT WHEN rest < threshold;
        written := written || substr(digits, (threshold + (rest - threshold) % (36 - threshold))::int + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        step := step + 36;
      END LOOP;
      written := written || substr(digits, rest::int + 1, 1);
      done := done + 1;
      bias := punycode_bias(distance, done, done = char_length(plain) + 1);
      distance := 0;
    END LOOP;
    distance := distance + 1;
    reached := reached + 1;
  END LOOP;
  RETURN written;
END $$;

-- A label of a domain from its Punycode; null where it is none.
CREATE OR REPLACE FUNCTION from_punycode(written text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  digits CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  cut int := char_length(written) - strpos(reverse(written), '-') + 1;
  label text := CASE WHEN strpos(written, '-') = 0 THEN '' ELSE left(written, cut - 1) END;
  place int := CASE WHEN strpos(written, '-') = 0 THEN 1 ELSE cut + 1 END;
  reached bigint := 128;
  bias bigint := 72;
  distance bigint := 0;
  before bigint;
  weight bigint;
  threshold bigint;
  step bigint;
  digit bigint;
BEGIN
  WHILE place <= char_length(written) LOOP
    before := distance;
    weight := 1;
    step := 36;
    LOOP
      digit := strpos(digits, substr(written, place, 1)) - 1;
      IF place > char_length(written) OR digit < 0 OR weight > 1114111 THEN RETURN NULL; END IF;
      place := place + 1;
      distance := distance + digit * weight;
      threshold := least(greatest(step - bias, 1), 26);
      EXIT WHEN digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    END LOOP;
    bias := punycode_bias(distance - before, char_length(label) + 1, before = 0);
    reached := reached + distance / (char_length(label) + 1);
    distance := distance % (char_length(label) + 1);
    IF reached > 1114111 OR reached BETWEEN 55296 AND 57343 THEN RETURN NULL; END IF;
    label := overlay(label PLACING chr(reached::int) FROM distance::int + 1 FOR 0);
    distance := distance + 1;
  END LOOP;
  RETURN label;
END $$;

-- The labels of a domain, each in ASCII. What is longer than a label can be is none, and not worth the time.
CREATE OR REPLACE FUNCTION domain_in_ascii(domain text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT string_agg(
    CASE WHEN octet_length(label) = char_length(label) OR char_length(label) > 63 THEN label
      ELSE 'xn--' || to_punycode(label) END,
    '.' ORDER BY place)
  FROM unnest(string_to_array(lower(normalize(domain, NFKC)), '.')) WITH ORDINALITY AS each (label, place);
END;

-- The labels of a domain as people write them.
CREATE OR REPLACE FUNCTION readable_domain(domain text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT string_agg(
    CASE WHEN label LIKE 'xn--_%' THEN coalesce(from_punycode(substr(label, 5)), label) ELSE label END,
    '.' ORDER BY place)
  FROM unnest(string_to_array(domain, '.')) WITH ORDINALITY AS each (label, place);
END;

-- An address as it is kept; any other text as it is.
CREATE OR REPLACE FUNCTION kept_email(email text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN email ~ '^[^@]+@[^@]+$'
    THEN split_part(email, '@', 1) || '@' || domain_in_ascii(split_part(email, '@', 2))
    ELSE email
  END;

-- An address with its domain as people write it.
CREATE OR REPLACE FUNCTION readable_email(email text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN email ~ '^[^@]+@[^@]+$'
    THEN split_part(email, '@', 1) || '@' || readable_domain(split_part(email, '@', 2))
    ELSE email
  END;

-- Runs before an account gets an address (triggers/users.sql), whoever writes it.
CREATE OR REPLACE FUNCTION keep_email_in_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email := kept_email(NEW.email);
  RETURN NEW;
END $$;
