-- Maintains the suggestions of the search: `job_suggestions` and `search_suggestions`.

-- The key by which suggestions are compared: the folded words of a text, and behind them what these may be
-- written as one. 'E-Mail Editor' and 'E - MAIL (editor)' differ in that alone. Cut, since an index entry has a
-- limit and folding can make a text longer. A change needs a new edition (schema/job-search.ts).
CREATE OR REPLACE FUNCTION suggestion_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(
    array_to_string(
      ARRAY(SELECT word FROM words_in(value) AS word)
        || ARRAY(SELECT word FROM joined_in(left(fold(value), 50000)) AS word),
      ' '),
    300);

-- The words of such a key with its kind before each, so that one index has them apart. A change needs a
-- migration that makes the index `search_suggestions_words` again.
CREATE OR REPLACE FUNCTION words_of_kind(kind text, key text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(
    string_to_array(kind || ':' || replace(key, ' ', ' ' || kind || ':'), ' ')
  );

-- Writes what these jobs lend to the suggestions anew, and counts the difference.
CREATE OR REPLACE FUNCTION suggest_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH lent AS (
    SELECT
      job_id,
      closes_at,
      suggestion_key(title) AS title,
      suggestion_key(companies.name) AS company,
      suggestion_key(jobs.location) AS location
    FROM job_search
    JOIN jobs ON jobs.id = job_id
    JOIN companies ON companies.id = jobs.company_id
    WHERE job_id = ANY (ids)
  ),
  written AS (
    INSERT INTO job_suggestions AS kept (job_id, closes_at, title, company, location)
    SELECT * FROM lent
    ON CONFLICT (job_id) DO UPDATE SET
      (closes_at, title, company, location) = ROW (
        excluded.closes_at, excluded.title, excluded.company, excluded.location)
    WHERE (kept.closes_at, kept.title, kept.company, kept.location)
      IS DISTINCT FROM (excluded.closes_at, excluded.title, excluded.company, excluded.location)
  ),
  removed AS (
    DELETE FROM job_suggestions AS kept
    WHERE job_id = ANY (ids) AND NOT EXISTS (SELECT FROM lent WHERE lent.job_id = kept.job_id)
  ),
  change AS (
    -- The statement's own writes are not seen here: these are the rows as they were.
    SELECT title, company, location, -1 AS jobs FROM job_suggestions WHERE job_id = ANY (ids)
    UNION ALL SELECT title, company, location, 1 FROM lent
  )
  INSERT INTO search_suggestions AS known (kind, key, jobs)
  SELECT kind, key, sum(change.jobs)
  FROM change
  CROSS JOIN LATERAL (
    VALUES ('title', title), ('company', company), ('location', location)
  ) AS part (kind, key)
  WHERE key <> ''
  GROUP BY kind, key HAVING sum(change.jobs) <> 0 ORDER BY kind, key
  ON CONFLICT (kind, key) DO UPDATE SET jobs = known.jobs + excluded.jobs;
END $$;

-- Runs with every write of `job_search`, by the statement (triggers/job-search.sql). One statement of the
-- search fires two of these, of which one has nothing to do.
CREATE OR REPLACE FUNCTION suggest_changed_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM suggest_jobs(ARRAY(SELECT job_id FROM changed));
  END IF;
  RETURN NULL;
END $$;
