CREATE TABLE "application_matches" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"reasons" jsonb NOT NULL,
	"inputs" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match_score" smallint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match_version" text;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "wanted_salary" integer;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "will_move" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "not_skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "skills" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "application_matches" ADD CONSTRAINT "application_matches_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_match" ON "applications" USING btree ("job_id","match_score","id");--> statement-breakpoint
CREATE INDEX "applications_unmatched" ON "applications" USING btree ("id") WHERE "applications"."match_version" is null and "applications"."candidate_id" is not null;--> statement-breakpoint
CREATE INDEX "uploads_unread" ON "uploads" USING btree ("id") WHERE "uploads"."registered_at" is not null and "uploads"."lines" is null;