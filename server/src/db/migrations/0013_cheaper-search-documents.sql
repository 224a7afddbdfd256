-- The same words, lexemes, search rows and suggestions as before, for half the work.

-- The words of a text, folded, in their order, with empty ones between them. A word is whatever
-- stands between spaces and punctuation: 'node.js' is two. Apostrophes fall out ('children''s'),
-- and C++ and C# are not C. A text that grows by folding is cut.
CREATE FUNCTION split_words(folded text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN string_to_array(
    regexp_replace(
      CASE WHEN folded !~ '[+#''’]' THEN folded ELSE
        regexp_replace(
          regexp_replace(translate(folded, '''’', ''), '([a-z])\+\+', '\1plusplus', 'g'),
          '([a-z])#', '\1sharp', 'g')
      END,
      -- ASCII but digits, lower-case letters and spaces, signs of Latin-1, general and CJK punctuation.
      '[\x01-\x1f\x21-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    ' ');
--> statement-breakpoint
-- Not STRICT, so that the planner puts its text in place of the call. Very long words are cut,
-- since an index entry has a limit.
CREATE OR REPLACE FUNCTION words_in(value text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(word, 60)
  FROM unnest(split_words(left(fold(value), 50000))) AS word
  WHERE word <> '';
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION lexemes_of(kind text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH spoken AS (
    SELECT array_agg(stem) AS stems, array_agg(stem) FILTER (WHERE NOT says_little(word)) AS telling
    FROM (SELECT word, (ts_lexize('word_stem', word))[1] AS stem FROM words_in(content) AS word) AS word
  ),
  said AS (
    SELECT coalesce(stems, '{}') || ARRAY(
      SELECT words_side_by_side(one, next) FROM unnest(telling, telling[2:]) AS pair (one, next)
      WHERE next IS NOT NULL
    ) AS lexemes FROM spoken
  )
  SELECT CASE WHEN kind = '' THEN lexemes ELSE
    lexemes || ARRAY(SELECT kind || lexeme FROM unnest(lexemes) AS lexeme) END
  FROM said;
END;
--> statement-breakpoint
-- Writes the search rows of these jobs anew, with what hangs on them: the words and places that
-- searches are completed from, and the count of open jobs.
CREATE OR REPLACE FUNCTION index_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A company's new name and its jobs' new texts wait for one another, or one would be lost.
  PERFORM 1 FROM companies
  WHERE id IN (SELECT company_id FROM jobs WHERE id = ANY (ids))
  ORDER BY id FOR SHARE;

  WITH job AS (
    SELECT
      jobs.*,
      companies.name AS company_name,
      coalesce(deadline, 'infinity') AS closes_at,
      left(fold(jobs.location), 300) AS place
    FROM jobs JOIN companies ON companies.id = jobs.company_id
    WHERE jobs.id = ANY (ids) AND is_active
  ),
  document AS (
    SELECT id, array_to_tsvector(
      lexemes_of('title:', title)
      || ARRAY(SELECT 'title:=' || word FROM words_in(title) AS word)
      || lexemes_of('company:', company_name)
      || coalesce(lexemes_of('', requirements), '{}')
      || lexemes_of('', description)
      || ARRAY[
        'type:' || type, 'category:' || category, 'level:' || experience_level, 'place:' || place
      ]) AS document
    FROM job
  ),
  -- What other posters wait for comes last: PostgreSQL runs the first of these when all else is done.
  change AS (
    -- The statement's own writes are not seen here: these are the rows as they were.
    SELECT closes_at, -1 AS jobs FROM job_search WHERE job_id = ANY (ids)
    UNION ALL SELECT closes_at, 1 FROM job
  ),
  counted AS (
    INSERT INTO open_job_counts AS counted (closes_on, jobs)
    SELECT (closes_at AT TIME ZONE 'UTC')::date AS day, sum(change.jobs)
    FROM change GROUP BY day HAVING sum(change.jobs) <> 0 ORDER BY day
    ON CONFLICT (closes_on) DO UPDATE SET jobs = counted.jobs + excluded.jobs
  ),
  new_words AS (
    INSERT INTO search_words (word, stem)
    SELECT word, (ts_lexize('word_stem', word))[1]
    FROM (
      SELECT DISTINCT word FROM job
      CROSS JOIN LATERAL words_in(concat_ws(E'\n', title, company_name, requirements, description)) AS word
      -- Fences the distinct words, so that only those are looked at any closer.
      OFFSET 0
    ) AS said
    WHERE word ~ '^\D{4,}$' ORDER BY word
    ON CONFLICT DO NOTHING
  ),
  new_places AS (
    INSERT INTO search_places SELECT DISTINCT place FROM job ORDER BY place
    ON CONFLICT DO NOTHING
  ),
  removed AS (
    DELETE FROM job_search WHERE job_id = ANY (ids) AND job_id NOT IN (SELECT id FROM job)
  )
  INSERT INTO job_search (
    job_id, created_at, closes_at, place, salary_low, salary_high, salary_top,
    type, category, level, document
  )
  SELECT
    id,
    created_at,
    closes_at,
    place,
    CASE WHEN salary_max IS NULL THEN salary_min ELSE coalesce(salary_min, 0) END,
    CASE WHEN salary_min IS NULL THEN salary_max ELSE coalesce(salary_max, 2147483647) END,
    coalesce(salary_max, salary_min),
    type,
    category,
    experience_level,
    document
  FROM job JOIN document USING (id)
  ON CONFLICT (job_id) DO UPDATE SET
    (created_at, closes_at, place, salary_low, salary_high, salary_top, type, category, level,
      document) = ROW (
      excluded.created_at, excluded.closes_at, excluded.place,
      excluded.salary_low, excluded.salary_high, excluded.salary_top,
      excluded.type, excluded.category, excluded.level, excluded.document);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION suggestion_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(array_to_string(ARRAY(SELECT word FROM words_in(value) AS word), ' '), 300);
--> statement-breakpoint
-- One statement of the search fires two of these, of which one has nothing to do.
CREATE OR REPLACE FUNCTION suggest_changed_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM suggest_jobs(ARRAY(SELECT job_id FROM changed));
  END IF;
  RETURN NULL;
END $$;
