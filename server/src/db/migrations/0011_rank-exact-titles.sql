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
  spoken AS MATERIALIZED (
    SELECT job.id, kind, part, position, word, (ts_lexize('word_stem', word))[1] AS stem
    FROM job
    CROSS JOIN LATERAL (VALUES
      (1, 'title:', title), (2, 'company:', company_name), (3, '', requirements), (4, '', description)
    ) AS part (part, kind, content)
    CROSS JOIN LATERAL words_in(content) WITH ORDINALITY AS words (word, position)
  ),
  term AS MATERIALIZED (
    SELECT DISTINCT id, kind, word, stem FROM spoken
  ),
  pair AS MATERIALIZED (
    SELECT DISTINCT id, kind, words_side_by_side(stem, next) AS sign
    FROM (
      SELECT id, kind, stem, lead(stem) OVER (PARTITION BY id, part ORDER BY position) AS next
      FROM spoken WHERE NOT says_little(word)
    ) AS neighbour
    WHERE next IS NOT NULL
  ),
  lexeme AS (
    SELECT id, stem AS lexeme FROM term
    UNION SELECT id, kind || stem FROM term
    -- Of titles the very words as well: 'Accountant' and 'Accountability' have one stem.
    UNION SELECT id, 'title:=' || word FROM term WHERE kind = 'title:'
    UNION SELECT id, sign FROM pair
    UNION SELECT id, kind || sign FROM pair
    UNION SELECT id, unnest(ARRAY[
      'type:' || type, 'category:' || category, 'level:' || experience_level, 'place:' || place
    ]) FROM job
  ),
  document AS (
    SELECT id, array_to_tsvector(array_agg(lexeme)) AS document FROM lexeme GROUP BY id
  ),
  new_words AS (
    INSERT INTO search_words (word, stem)
    SELECT DISTINCT word, stem FROM term WHERE word ~ '^\D{4,}$' ORDER BY word
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
SELECT index_jobs(ARRAY(SELECT id FROM jobs WHERE is_active));
