-- The code by which employers know an application that is sent to a job now; null unless the job is reviewed
-- anonymously. Without vowels, so that it is no word and nobody's name, and without what looks alike. No other
-- application to the job has it, unless two are sent at the same moment.
CREATE OR REPLACE FUNCTION new_anonymous_code(job uuid) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters CONSTANT text := '23456789BCDFGHJKLMNPQRSTVWXZ';
  code text;
BEGIN
  IF NOT coalesce((SELECT anonymous_review FROM jobs WHERE id = job), false) THEN
    RETURN NULL;
  END IF;
  FOR draw IN 1..20 LOOP
    code := (
      SELECT string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
      FROM generate_series(1, 4)
    );
    EXIT WHEN NOT EXISTS (SELECT FROM applications WHERE job_id = job AND anonymous_code = code);
  END LOOP;
  RETURN code;
END $$;
