ALTER TABLE "uploads" ADD COLUMN "text_key" text;--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_phone" ON "candidate_profiles" USING btree (regexp_replace("phone_number", '[^0-9]', '', 'g')) WHERE "candidate_profiles"."phone_number" is not null;--> statement-breakpoint
CREATE INDEX "uploads_by_text" ON "uploads" USING btree ("text_key") WHERE "uploads"."text_key" is not null;