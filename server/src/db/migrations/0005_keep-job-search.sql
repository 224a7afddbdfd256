-- Writes the search rows of these jobs anew, with what hangs on them: the words and places that
-- searches are completed from, and the count of open jobs.
CREATE FUNCTION index_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
  term AS MATERIALIZED (
    SELECT DISTINCT job.id, kind, word, (ts_lexize('word_stem', word))[1] AS stem
    FROM job
    CROSS JOIN LATERAL (VALUES
      ('title:', title), ('company:', company_name), ('', requirements), ('', description)
    ) AS part (kind, content)
    CROSS JOIN LATERAL words_in(content) AS word
  ),
  lexeme AS (
    SELECT id, stem AS lexeme FROM term
    UNION SELECT id, kind || stem FROM term
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
      job_id, created_at, closes_at, place, salary_low, salary_high, salary_top, document
    )
    SELECT
      id,
      created_at,
      closes_at,
      place,
      CASE WHEN salary_max IS NULL THEN salary_min ELSE coalesce(salary_min, 0) END,
      CASE WHEN salary_min IS NULL THEN salary_max ELSE coalesce(salary_max, 2147483647) END,
      coalesce(salary_max, salary_min),
      document
    FROM job JOIN document USING (id)
    ON CONFLICT (job_id) DO UPDATE SET
      (created_at, closes_at, place, salary_low, salary_high, salary_top, document) = ROW (
        excluded.created_at, excluded.closes_at, excluded.place,
        excluded.salary_low, excluded.salary_high, excluded.salary_top, excluded.document)
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
CREATE FUNCTION index_added_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_jobs(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_index_added AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_added_jobs();
--> statement-breakpoint
CREATE FUNCTION index_changed_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The company that a job leaves must not write the job's row with its own new name either.
  PERFORM 1 FROM companies WHERE id IN (old.company_id, new.company_id) ORDER BY id FOR SHARE;
  PERFORM index_jobs(ARRAY[new.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Named columns, so that counting an applicant costs nothing here.
CREATE TRIGGER jobs_index_changed AFTER UPDATE OF
    title, description, requirements, location, salary_min, salary_max, type, experience_level,
    category, is_active, deadline, company_id, created_at ON jobs
  FOR EACH ROW EXECUTE FUNCTION index_changed_job();
--> statement-breakpoint
CREATE FUNCTION index_deleted_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A rename that still sees the job would write its row again.
  PERFORM 1 FROM companies WHERE id = old.company_id FOR SHARE;
  PERFORM index_jobs(ARRAY[old.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_index_deleted AFTER DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION index_deleted_job();
--> statement-breakpoint
CREATE FUNCTION index_jobs_of_renamed_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_jobs(ARRAY(SELECT id FROM jobs WHERE company_id = new.id AND is_active));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_index_renamed AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION index_jobs_of_renamed_company();
--> statement-breakpoint
SELECT index_jobs(ARRAY(SELECT id FROM jobs));
