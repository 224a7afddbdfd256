ALTER TABLE "job_search" ADD COLUMN "edition" smallint;--> statement-breakpoint
ALTER TABLE "job_search_sample" ADD COLUMN "edition" smallint;--> statement-breakpoint
CREATE INDEX "job_search_outdated" ON "job_search" USING btree ("created_at","job_id") WHERE "job_search"."edition" is distinct from 2;--> statement-breakpoint
-- A folded text in which each character of a script that puts no spaces between words has spaces around
-- it: Thai, Lao, Burmese, Khmer, Chinese, kana with their marks. Korean has spaces, but puts grammar at the
-- end of its words, so its syllables stand apart as well.
CREATE FUNCTION characters_apart(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(folded) = char_length(folded) THEN folded ELSE
    regexp_replace(
      replace(folded, '・', ' '),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3041-\u3096\u309d-\u309f\u30a1-\u30fa'
        '\u30fc-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff'
        '\U00020000-\U0003ffff][\u3099\u309a]?|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?)',
      ' \1 ', 'g')
  END;
--> statement-breakpoint
-- What a text is searched by: its words, as words_in has them, but such characters each by itself.
CREATE FUNCTION tokens_in(value text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(word, 60)
  FROM unnest(split_words(characters_apart(left(fold(value), 50000)))) AS word
  WHERE word <> '';
END;
--> statement-breakpoint
-- Up to three letters that each word of a title or a name begins with: an unfinished word of few letters
-- finds them, however many words begin so.
CREATE FUNCTION beginnings_in(kind text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT kind || '^' || left(word, length)), '{}')
  FROM tokens_in(content) AS word
  CROSS JOIN generate_series(1, 3) AS length
  WHERE length <= char_length(word);
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION lexemes_of(kind text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH spoken AS (
    SELECT array_agg(stem) AS stems, array_agg(stem) FILTER (WHERE NOT says_little(word)) AS telling
    FROM (SELECT word, (ts_lexize('word_stem', word))[1] AS stem FROM tokens_in(content) AS word) AS word
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
      || ARRAY(SELECT 'title:=' || word FROM tokens_in(title) AS word)
      || beginnings_in('title:', title)
      || lexemes_of('company:', company_name)
      || beginnings_in('company:', company_name)
      || coalesce(lexemes_of('', requirements), '{}')
      || lexemes_of('', description)
      || ARRAY[
        'type:' || type, 'category:' || category, 'level:' || experience_level, 'place:' || place,
        'company:=' || company_id
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
      CROSS JOIN LATERAL tokens_in(concat_ws(E'\n', title, company_name, requirements, description)) AS word
      -- Fences the distinct words, so that only those are looked at any closer.
      OFFSET 0
    ) AS said
    WHERE word !~ '\d' AND characters_apart(word) = word ORDER BY word
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
    type, category, level, document, edition
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
    document,
    2
  FROM job JOIN document USING (id)
  ON CONFLICT (job_id) DO UPDATE SET
    (created_at, closes_at, place, salary_low, salary_high, salary_top, type, category, level,
      document, edition) = ROW (
      excluded.created_at, excluded.closes_at, excluded.place,
      excluded.salary_low, excluded.salary_high, excluded.salary_top,
      excluded.type, excluded.category, excluded.level, excluded.document, excluded.edition);
END $$;
