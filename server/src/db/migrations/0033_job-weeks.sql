CREATE TABLE "job_weeks" (
	"job_id" uuid NOT NULL,
	"week" date NOT NULL,
	"applications" integer NOT NULL,
	"interviews" integer NOT NULL,
	"hires" integer NOT NULL,
	CONSTRAINT "job_weeks_job_id_week_pk" PRIMARY KEY("job_id","week")
);
--> statement-breakpoint
ALTER TABLE "job_weeks" ADD CONSTRAINT "job_weeks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_undecided" ON "applications" USING btree ("job_id","applied_at") WHERE "applications"."status" in ('pending', 'under_review');--> statement-breakpoint
CREATE INDEX "applications_hired" ON "applications" USING btree ("job_id","hired_at") WHERE "applications"."hired_at" is not null;--> statement-breakpoint
-- Who writes to the history meanwhile waits for the trigger, which follows in this transaction and counts it.
LOCK TABLE application_status_changes IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO job_weeks (job_id, week, applications, interviews, hires)
  SELECT
    applications.job_id,
    date_trunc('week', changes.changed_at AT TIME ZONE 'UTC')::date,
    count(*) FILTER (WHERE changes."from" IS NULL),
    count(*) FILTER (WHERE changes."to" = 'interview_scheduled'),
    count(*) FILTER (WHERE changes."to" = 'hired')
  FROM application_status_changes AS changes
  JOIN applications ON applications.id = changes.application_id
  WHERE changes."from" IS NULL OR changes."to" IN ('interview_scheduled', 'hired')
  GROUP BY 1, 2;
