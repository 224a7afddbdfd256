-- What the choices beside a search count by.

-- Without words nothing but these indexes is read.
CREATE INDEX "job_search_choices" ON "job_search" USING btree ("category","type","level","closes_at","salary_low","salary_high");--> statement-breakpoint
CREATE INDEX "job_search_choices_there" ON "job_search" USING btree ("place","category","type","level","closes_at","salary_low","salary_high");
--> statement-breakpoint
-- Every 64th job of the search, in a table of its own: what is common among many thousand matches is
-- known from those in it, and nobody has to look at all.
CREATE TABLE "job_search_sample" (LIKE "job_search", PRIMARY KEY ("job_id"));
--> statement-breakpoint
-- By a hash: ids are made of the time, and jobs of one moment may be alike.
CREATE FUNCTION is_sampled(job_id uuid) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(md5(job_id::text), 2) IN ('00', '01', '02', '03');
--> statement-breakpoint
CREATE FUNCTION keep_search_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    DELETE FROM job_search_sample WHERE job_id = old.job_id;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO job_search_sample VALUES (new.*);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_search_sample_added AFTER INSERT ON job_search
  FOR EACH ROW WHEN (is_sampled(new.job_id)) EXECUTE FUNCTION keep_search_sample();
--> statement-breakpoint
CREATE TRIGGER job_search_sample_changed AFTER UPDATE ON job_search
  FOR EACH ROW WHEN (is_sampled(new.job_id)) EXECUTE FUNCTION keep_search_sample();
--> statement-breakpoint
CREATE TRIGGER job_search_sample_removed AFTER DELETE ON job_search
  FOR EACH ROW WHEN (is_sampled(old.job_id)) EXECUTE FUNCTION keep_search_sample();
--> statement-breakpoint
INSERT INTO job_search_sample SELECT * FROM job_search WHERE is_sampled(job_id);
--> statement-breakpoint
CREATE INDEX "job_search_sample_document" ON "job_search_sample" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
ANALYZE job_search_sample;
