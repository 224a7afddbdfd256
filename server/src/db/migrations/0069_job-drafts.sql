CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"what" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "job_changes_what_known" CHECK ("job_changes"."what" in ('created', 'published', 'edited', 'closed', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "location" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "experience_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "publish_by" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_templates_by_company" ON "job_templates" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_changes_by_job" ON "job_changes" USING btree ("job_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "job_changes_by_user" ON "job_changes" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_publish_by_users_id_fk" FOREIGN KEY ("publish_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_posted" ON "jobs" USING btree ("created_at","id") WHERE not "jobs"."is_draft";--> statement-breakpoint
CREATE INDEX "jobs_to_publish" ON "jobs" USING btree ("publish_at") WHERE "jobs"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_publisher" ON "jobs" USING btree ("publish_by") WHERE "jobs"."publish_by" is not null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_drafts_closed" CHECK (not ("jobs"."is_draft" and "jobs"."is_active"));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_complete" CHECK ("jobs"."is_draft" or num_nulls("jobs"."description", "jobs"."location", "jobs"."type", "jobs"."experience_level", "jobs"."category") = 0);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('opened', 'status', 'closed', 'late', 'message', 'application', 'withdrawn', 'confirm', 'unlisted', 'unpublished', 'copy', 'interview'));