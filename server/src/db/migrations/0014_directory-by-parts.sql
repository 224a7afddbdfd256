-- Every three letters that stand in a row, by which a part of a text is looked up. The planner shall
-- know that asking a row takes much longer than asking an index.
CREATE FUNCTION parts_of_three(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT one || two || three), '{}')
  FROM string_to_array(value, NULL) AS letters
  CROSS JOIN LATERAL unnest(letters, letters[2:], letters[3:]) AS part (one, two, three)
  WHERE three IS NOT NULL;
END;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || E'\n' || coalesce(description, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_by_search_text" ON "companies" USING gin (parts_of_three("search_text"));--> statement-breakpoint
-- Or every ANALYZE would take the texts of 30,000 companies apart.
ALTER INDEX "companies_by_search_text" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
CREATE INDEX "companies_by_industry" ON "companies" USING gin (parts_of_three(lower("industry")));--> statement-breakpoint
CREATE INDEX "jobs_open_by_company" ON "jobs" USING btree ("company_id","created_at","id","deadline") WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "password_resets_by_expiry" ON "password_resets" USING btree ("expires_at");