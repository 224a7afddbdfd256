-- Writes the search rows of these jobs again, together with the rows derived from them: the words
-- and places of suggestions, and the counts of open jobs. A change of the rows needs a new edition:
-- `documentEdition` in schema/job-search.ts, its index, and the literal `5` written into `edition`
-- below. The lexemes `posted:`, `top:` and `salary:` are added by `place_in_orders` (orders.sql), a
-- BEFORE trigger.
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
      left(fold(jobs.location), 300) AS place,
      areas_of(jobs) AS areas,
      places_of(jobs) AS places,
      -- Pay from 0 to 0 is no pay given.
      CASE WHEN salary_max IS DISTINCT FROM 0 THEN salary_min END AS pay_min,
      nullif(salary_max, 0) AS pay_max
    FROM jobs JOIN companies ON companies.id = jobs.company_id
    WHERE jobs.id = ANY (ids) AND is_active AND is_listed
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
      ]
      || ARRAY(SELECT 'at:' || named FROM unnest(places) AS named)
      || areas
      || CASE WHEN areas = '{}' THEN coalesce(cells_at(latitude, longitude), '{}') ELSE '{}' END
    ) AS document
    FROM job
  ),
  -- The row of `open_job_counts`, for which other posters wait, is locked last: PostgreSQL runs the
  -- first of these when all others are done.
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
      CROSS JOIN LATERAL found_by(concat_ws(E'\n', title, company_name, requirements, description)) AS word
      -- Fences the distinct words, so that only those are looked at any closer.
      OFFSET 0
    ) AS said
    WHERE word !~ '\d' AND characters_apart(word) = word ORDER BY word
    ON CONFLICT DO NOTHING
  ),
  new_places AS (
    INSERT INTO search_places (place, areas)
    SELECT DISTINCT ON (place) place, places FROM job ORDER BY place, id DESC
    ON CONFLICT DO NOTHING
  ),
  -- Who holds one of these writes the same: waiting in another order could end with both waiting.
  other_meaning AS (
    SELECT known.place FROM search_places AS known JOIN job USING (place)
    WHERE known.areas <> job.places FOR UPDATE OF known SKIP LOCKED
  ),
  known_places AS (
    UPDATE search_places AS known SET areas = job.places
    FROM job WHERE known.place = job.place AND known.place IN (SELECT place FROM other_meaning)
  ),
  removed AS (
    DELETE FROM job_search WHERE job_id = ANY (ids) AND job_id NOT IN (SELECT id FROM job)
  )
  INSERT INTO job_search (
    job_id, created_at, closes_at, place, salary_low, salary_high, salary_top,
    type, category, level, document, edition, latitude, longitude
  )
  SELECT
    id,
    created_at,
    closes_at,
    place,
    CASE WHEN pay_max IS NULL THEN pay_min ELSE coalesce(pay_min, 0) END,
    CASE WHEN pay_min IS NULL THEN pay_max ELSE coalesce(pay_max, 2147483647) END,
    coalesce(pay_max, pay_min),
    type,
    category,
    experience_level,
    document,
    5,
    CASE WHEN areas = '{}' THEN latitude END,
    CASE WHEN areas = '{}' THEN longitude END
  FROM job JOIN document USING (id)
  ON CONFLICT (job_id) DO UPDATE SET
    (created_at, closes_at, place, salary_low, salary_high, salary_top, type, category, level,
      document, edition, latitude, longitude) = ROW (
      excluded.created_at, excluded.closes_at, excluded.place,
      excluded.salary_low, excluded.salary_high, excluded.salary_top,
      excluded.type, excluded.category, excluded.level, excluded.document, excluded.edition,
      excluded.latitude, excluded.longitude);
END $$;

-- The next four run with every write of `jobs` (triggers/jobs.sql) and with new names of companies
-- (triggers/companies.sql). A bulk load is indexed in one pass.
CREATE OR REPLACE FUNCTION index_added_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_openings(ARRAY(SELECT DISTINCT company_id FROM added WHERE is_active AND is_listed));
  PERFORM index_jobs(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_changed_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The company that a job leaves must not write the job's row with its own new name either.
  PERFORM 1 FROM companies WHERE id IN (old.company_id, new.company_id) ORDER BY id FOR SHARE;
  IF (old.company_id, old.is_active, old.is_listed, old.deadline)
    IS DISTINCT FROM (new.company_id, new.is_active, new.is_listed, new.deadline) THEN
    PERFORM count_openings(ARRAY[old.company_id, new.company_id]);
  END IF;
  PERFORM index_jobs(ARRAY[new.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_deleted_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A rename that still sees the job would write its row again.
  PERFORM 1 FROM companies WHERE id = old.company_id FOR SHARE;
  PERFORM count_openings(ARRAY[old.company_id]);
  PERFORM index_jobs(ARRAY[old.id]);
  DELETE FROM opened_jobs WHERE job_id = old.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_jobs_of_renamed_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_jobs(ARRAY(SELECT id FROM jobs WHERE company_id = new.id AND is_active));
  RETURN NULL;
END $$;
