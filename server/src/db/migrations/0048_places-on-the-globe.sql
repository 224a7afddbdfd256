DROP INDEX "job_search_outdated";--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "longitude" real;--> statement-breakpoint
ALTER TABLE "job_search_sample" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "job_search_sample" ADD COLUMN "longitude" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "longitude" real;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "longitude" real;--> statement-breakpoint
CREATE INDEX "job_search_outdated" ON "job_search" USING btree ("created_at","job_id") WHERE "job_search"."edition" is distinct from 3;