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
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_changes_by_job" ON "job_changes" USING btree ("job_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "job_changes_by_user" ON "job_changes" USING btree ("changed_by");