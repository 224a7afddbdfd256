ALTER TABLE "job_search" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "level" text;--> statement-breakpoint
CREATE INDEX "job_search_facets" ON "job_search" USING btree ("category","type","level","salary_low","salary_high","closes_at");
--> statement-breakpoint
-- Words that say nothing about a job, unless they are all that is asked for. 'It' is not one of them.
CREATE FUNCTION says_little(word text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN word IN (
    'a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'
  );
--> statement-breakpoint
-- The lexeme of two stems that stand side by side, but for words that say little. Short, since it
-- stands in every document a hundred times: one pair in seventeen million has the sign of another.
CREATE FUNCTION words_side_by_side(one text, next text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '+' || left(md5(one || ' ' || next), 6);
