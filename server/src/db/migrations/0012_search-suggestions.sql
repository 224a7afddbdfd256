-- What suggestions are compared by: the folded words of a text. 'Node.js Developer' and 'NODE JS
-- developer' are one. Cut, since an index entry has a limit and folding can make a text longer.
CREATE FUNCTION suggestion_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(left(string_agg(word, ' ' ORDER BY position), 300), '')
  FROM words_in(value) WITH ORDINALITY AS words (word, position);
END;
--> statement-breakpoint
-- The words of such a key with its kind before each, so that one index has them apart.
CREATE FUNCTION words_of_kind(kind text, key text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(
    string_to_array(kind || ':' || replace(key, ' ', ' ' || kind || ':'), ' ')
  );
--> statement-breakpoint
CREATE TABLE "job_suggestions" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"title" text collate "C" NOT NULL,
	"company" text collate "C" NOT NULL,
	"location" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"kind" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "search_suggestions_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "job_suggestions_title" ON "job_suggestions" USING btree ("title","closes_at");--> statement-breakpoint
CREATE INDEX "job_suggestions_company" ON "job_suggestions" USING btree ("company","closes_at");--> statement-breakpoint
CREATE INDEX "job_suggestions_location" ON "job_suggestions" USING btree ("location","closes_at");--> statement-breakpoint
CREATE INDEX "search_suggestions_most_jobs" ON "search_suggestions" USING btree ("kind","jobs" DESC NULLS FIRST,"key") WHERE "search_suggestions"."jobs" > 0;--> statement-breakpoint
CREATE INDEX "search_suggestions_words" ON "search_suggestions" USING gin (words_of_kind("kind", "key")) WITH (fastupdate=false);
--> statement-breakpoint
-- Writes what these jobs lend to the suggestions anew, and counts the difference.
CREATE FUNCTION suggest_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- The search's rows are written anew with whatever matters here, and under the same locks.
CREATE FUNCTION suggest_changed_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM suggest_jobs(ARRAY(SELECT job_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_search_suggest_added AFTER INSERT ON job_search
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION suggest_changed_jobs();
--> statement-breakpoint
CREATE TRIGGER job_search_suggest_changed AFTER UPDATE ON job_search
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION suggest_changed_jobs();
--> statement-breakpoint
CREATE TRIGGER job_search_suggest_removed AFTER DELETE ON job_search
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION suggest_changed_jobs();
--> statement-breakpoint
SELECT suggest_jobs(ARRAY(SELECT job_id FROM job_search));
