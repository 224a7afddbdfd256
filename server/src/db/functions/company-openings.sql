-- Keeps how many open jobs each company has: `company_openings`, by which the directory is ordered.

-- Counts the open jobs of these companies anew. Everybody locks a company before its count, and several in
-- the order of their ids, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION count_openings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM companies WHERE id = ANY (ids) ORDER BY id FOR SHARE;
  PERFORM 1 FROM company_openings WHERE company_id = ANY (ids) ORDER BY company_id FOR UPDATE;
  UPDATE company_openings AS kept
  SET jobs = counted.jobs, next_closing = counted.next_closing
  FROM (
    SELECT company_openings.company_id, count(jobs.id) AS jobs, min(jobs.deadline) AS next_closing
    FROM company_openings LEFT JOIN jobs
      ON jobs.company_id = company_openings.company_id
      AND jobs.is_active AND jobs.is_listed AND (jobs.deadline IS NULL OR jobs.deadline > now())
    WHERE company_openings.company_id = ANY (ids)
    GROUP BY company_openings.company_id
  ) AS counted
  WHERE kept.company_id = counted.company_id
    AND (kept.jobs, kept.next_closing) IS DISTINCT FROM (counted.jobs, counted.next_closing);
END $$;

-- Runs with every new company and every new name (triggers/companies.sql).
CREATE OR REPLACE FUNCTION keep_company_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_openings (company_id, name) VALUES (new.id, fold(new.name))
  ON CONFLICT (company_id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;
