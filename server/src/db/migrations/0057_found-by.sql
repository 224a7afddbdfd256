-- How names are found and mail addresses written, as in functions/names.sql and functions/mail-addresses.sql.
-- How far the digits of Punycode (RFC 3492) reach after a letter: those beyond ASCII lie close together.
CREATE FUNCTION punycode_bias(distance bigint, letters bigint, is_first boolean) RETURNS bigint
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
--> statement-breakpoint
-- A label of a domain in Punycode, without the 'xn--' in front.
CREATE FUNCTION to_punycode(label text) RETURNS text
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
--> statement-breakpoint
-- A label of a domain from its Punycode; null where it is none.
CREATE FUNCTION from_punycode(written text) RETURNS text
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
--> statement-breakpoint
-- The labels of a domain, each in ASCII. What is longer than a label can be is none, and not worth the time.
CREATE FUNCTION domain_in_ascii(domain text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT string_agg(
    CASE WHEN octet_length(label) = char_length(label) OR char_length(label) > 63 THEN label
      ELSE 'xn--' || to_punycode(label) END,
    '.' ORDER BY place)
  FROM unnest(string_to_array(lower(normalize(domain, NFKC)), '.')) WITH ORDINALITY AS each (label, place);
END;
--> statement-breakpoint
-- The labels of a domain as people write them.
CREATE FUNCTION readable_domain(domain text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT string_agg(
    CASE WHEN label LIKE 'xn--_%' THEN coalesce(from_punycode(substr(label, 5)), label) ELSE label END,
    '.' ORDER BY place)
  FROM unnest(string_to_array(domain, '.')) WITH ORDINALITY AS each (label, place);
END;
--> statement-breakpoint
-- An address as it is kept; any other text as it is.
CREATE FUNCTION kept_email(email text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN email ~ '^[^@]+@[^@]+$'
    THEN split_part(email, '@', 1) || '@' || domain_in_ascii(split_part(email, '@', 2))
    ELSE email
  END;
--> statement-breakpoint
-- An address with its domain as people write it.
CREATE FUNCTION readable_email(email text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN email ~ '^[^@]+@[^@]+$'
    THEN split_part(email, '@', 1) || '@' || readable_domain(split_part(email, '@', 2))
    ELSE email
  END;
--> statement-breakpoint
-- A text in plain letters: in lower case, without accents, apostrophes and what nobody sees. Not STRICT, so
-- that the planner puts its text in place of the call.
CREATE FUNCTION plain_letters(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value)
    THEN replace(replace(lower(value), '''', ''), '`', '')
    ELSE regexp_replace(
      translate(replace(fold(replace(value, '´', '')), 'þ', 'th'), 'ςəŋɨɓɗƙƴ', 'σenibdky'),
      '['
        -- Apostrophes, and letters that stand for one.
        '''\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c'
        -- Marks of Cyrillic, Hebrew, Arabic, and of any letter.
        '\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670'
        '\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
        -- What nobody sees.
        '\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff'
        ']', '', 'g')
  END;
--> statement-breakpoint
-- A name in plain letters, with nothing between its words.
CREATE FUNCTION name_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value)
    THEN translate(lower(value), E'''` -,;\t\n\x0b\f\r', '')
    ELSE regexp_replace(plain_letters(value),
      '['
        '\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
        '\u002d\u058a\u05be\u1806\u2010-\u2015\u2043\u2053\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d'
        ',;\u00b7\u055d\u060c\u061b\u2027\u3001\u30fb\ufe50\ufe51\ufe54\uff0c\uff1b\uff64\uff65'
        ']+', '', 'g')
  END;
--> statement-breakpoint
DROP INDEX "companies_by_name_or_website";--> statement-breakpoint
DROP INDEX "jobs_by_title";--> statement-breakpoint
DROP INDEX "users_by_parts";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "found_by" text GENERATED ALWAYS AS (name_key(name) || E'\n' || plain_letters(coalesce(description, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "found_by" text GENERATED ALWAYS AS (name_key(coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email, 'Candidate')) || E'\n' || coalesce(name_key(email)
          || CASE WHEN email LIKE '%@%xn--%' THEN E'\n' || name_key(readable_email(email)) ELSE '' END, '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "found_by" text GENERATED ALWAYS AS (plain_letters(text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_by_parts" ON "companies" USING gin (parts_of_three("found_by"));--> statement-breakpoint
-- Or every ANALYZE would take the texts of 30,000 companies apart.
ALTER INDEX "companies_by_parts" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
CREATE INDEX "companies_by_name_or_website" ON "companies" USING gin (parts_of_three(name_key(name) || E'\n' || name_key(coalesce(website, ''))));--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING gin (parts_of_three(name_key("title")));--> statement-breakpoint
CREATE INDEX "users_by_parts" ON "users" USING gin (parts_of_three(name_key(username) || E'\n' || "found_by"));
