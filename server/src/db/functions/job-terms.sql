-- `job_terms`: by which jobs are found for a person, of the jobs that are in the search. What a job's terms are is
-- said in `job_matches`; these functions only put them in order.

-- Runs with every write of `job_matches` (triggers/job-matches.sql).
CREATE OR REPLACE FUNCTION keep_terms_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    DELETE FROM job_terms USING unnest(old.terms, old.weights) AS former (term, weight)
    WHERE job_terms.term = former.term AND job_terms.weight = former.weight
      AND job_terms.job_id = old.job_id;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO job_terms (term, weight, job_id)
    SELECT term, weight, job_id
    FROM job_search CROSS JOIN unnest(new.terms, new.weights) AS given (term, weight)
    WHERE job_id = new.job_id ORDER BY term
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- Runs when jobs enter the search and leave it (triggers/job-search.sql).
CREATE OR REPLACE FUNCTION add_terms_of_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_terms (term, weight, job_id)
  SELECT given.term, given.weight, kept.job_id
  FROM added JOIN job_matches AS kept USING (job_id)
  CROSS JOIN LATERAL unnest(kept.terms, kept.weights) AS given (term, weight)
  ORDER BY given.term, given.weight, kept.job_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION remove_terms_of_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_terms USING removed JOIN job_matches AS kept USING (job_id)
  CROSS JOIN LATERAL unnest(kept.terms, kept.weights) AS former (term, weight)
  WHERE job_terms.term = former.term AND job_terms.weight = former.weight
    AND job_terms.job_id = kept.job_id;
  RETURN NULL;
END $$;
