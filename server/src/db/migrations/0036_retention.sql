ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_settled" ON "applications" USING btree ("updated_at") WHERE "applications"."candidate_id" is not null and "applications"."status" in ('rejected', 'hired');--> statement-breakpoint
CREATE INDEX "jobs_closed" ON "jobs" USING btree ("closed_at") WHERE "jobs"."retired_at" is null and "jobs"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" USING btree ("deadline") WHERE "jobs"."retired_at" is null and "jobs"."deadline" is not null;--> statement-breakpoint
-- Jobs that are closed already count from their last edit.
UPDATE "jobs" SET "closed_at" = "updated_at" WHERE NOT "is_active";