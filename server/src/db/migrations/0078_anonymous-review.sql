DROP INDEX "applications_by_job";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "anonymous_code" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "anonymous_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_anonymous" ON "applications" USING btree ("job_id","anonymous_code") WHERE "applications"."anonymous_code" is not null;--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","applied_at","id","status","candidate_id","withdrawn_at","stage_id","anonymous_code");