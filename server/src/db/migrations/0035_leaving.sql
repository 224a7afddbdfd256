ALTER TABLE "jobs" DROP CONSTRAINT "jobs_posted_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "candidate_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "resume_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "posted_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("erase_at") WHERE "users"."erase_at" is not null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_whole_or_erased" CHECK (("applications"."candidate_id" is null) = ("applications"."resume_id" is null));