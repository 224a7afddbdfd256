-- What a text lends to its job's document: the stem of every word and every two that stand side by
-- side, and each once more with the kind of the text. Of titles the very words as well: 'Accountant'
-- and 'Accountability' have one stem.
CREATE FUNCTION lexemes_of(kind text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH spoken AS MATERIALIZED (
    SELECT word, position, (ts_lexize('word_stem', word))[1] AS stem
    FROM words_in(content) WITH ORDINALITY AS words (word, position)
  )
  SELECT coalesce(array_agg(lexeme), '{}')
    || CASE WHEN kind = '' THEN NULL ELSE array_agg(kind || lexeme) END
  FROM (
    SELECT stem AS lexeme FROM spoken
    UNION ALL
    SELECT words_side_by_side(stem, lead(stem) OVER (ORDER BY position))
    FROM spoken WHERE NOT says_little(word)
  ) AS said WHERE lexeme IS NOT NULL;
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
  new_words AS (
    INSERT INTO search_words (word, stem)
    SELECT DISTINCT word, (ts_lexize('word_stem', word))[1]
    FROM job
    CROSS JOIN LATERAL words_in(concat_ws(E'\n', title, company_name, requirements, description)) AS word
    WHERE word ~ '^\D{4,}$' ORDER BY word
    ON CONFLICT DO NOTHING
  ),
  new_places AS (
    INSERT INTO search_places SELECT DISTINCT place FROM job ORDER BY place
    ON CONFLICT DO NOTHING
  ),
  written AS (
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
        excluded.type, excluded.category, excluded.level, excluded.document)
  ),
  removed AS (
    DELETE FROM job_search WHERE job_id = ANY (ids) AND job_id NOT IN (SELECT id FROM job)
  ),
  change AS (
    -- The statement's own writes are not seen here: these are the rows as they were.
    SELECT closes_at, -1 AS jobs FROM job_search WHERE job_id = ANY (ids)
    UNION ALL SELECT closes_at, 1 FROM job
  )
  INSERT INTO open_job_counts AS counted (closes_on, jobs)
  SELECT (closes_at AT TIME ZONE 'UTC')::date AS day, sum(change.jobs)
  FROM change GROUP BY day HAVING sum(change.jobs) <> 0 ORDER BY day
  ON CONFLICT (closes_on) DO UPDATE SET jobs = counted.jobs + excluded.jobs;
END $$;
--> statement-breakpoint
-- Many rows are written twice as fast before there is an index of their words.
DROP INDEX "job_search_document";
--> statement-breakpoint
DO $$
DECLARE
  batch uuid[];
BEGIN
  FOR batch IN
    SELECT array_agg(id) FROM (
      SELECT id, row_number() OVER (ORDER BY id) / 2000 AS number FROM jobs WHERE is_active
    ) AS numbered GROUP BY number
  LOOP
    PERFORM index_jobs(batch);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX "job_search_document" ON "job_search" USING gin ("document") WITH (fastupdate=false);
