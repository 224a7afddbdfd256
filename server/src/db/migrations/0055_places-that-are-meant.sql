CREATE OR REPLACE FUNCTION place_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ' ' || btrim(regexp_replace(
    translate(folded, '.''’', ''),
    -- What divides words in words.sql, and spaces.
    '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ';--> statement-breakpoint
CREATE OR REPLACE FUNCTION searched_place(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN place_words(folded) || replace(place_words(folded), ' ', '');--> statement-breakpoint
DROP INDEX "job_search_outdated";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "other_places" jsonb;--> statement-breakpoint
ALTER TABLE "search_places" ADD COLUMN "areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_places" ADD COLUMN "searched" text GENERATED ALWAYS AS (searched_place(place)) STORED;--> statement-breakpoint
CREATE INDEX "search_places_by_parts" ON "search_places" USING gin (parts_of_three("searched"));--> statement-breakpoint
CREATE INDEX "job_search_outdated" ON "job_search" USING btree ("created_at","job_id") WHERE "job_search"."edition" is distinct from 4;