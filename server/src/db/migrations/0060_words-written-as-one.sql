-- Without what nobody sees, as in functions/fold.sql; names of companies are in order by it.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE
    replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
        'øłđðıħŧ', 'olddiht'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  END;--> statement-breakpoint
REINDEX INDEX "companies_by_name";--> statement-breakpoint
DROP INDEX "job_search_outdated";--> statement-breakpoint
CREATE INDEX "job_search_outdated" ON "job_search" USING btree ("created_at","job_id") WHERE "job_search"."edition" is distinct from 5;