CREATE TABLE "answer_refreshes" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_refreshes_one_row" CHECK ("answer_refreshes"."only_row")
);
--> statement-breakpoint
CREATE TABLE "company_answers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_hours" integer,
	"last_active_on" date
);
--> statement-breakpoint
CREATE TABLE "job_answers" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_hours" integer,
	"last_active_on" date
);
--> statement-breakpoint
ALTER TABLE "company_answers" ADD CONSTRAINT "company_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answers" ADD CONSTRAINT "job_answers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("answer_by") WHERE "applications"."answered_at" is null and "applications"."withdrawn_at" is null and "applications"."candidate_id" is not null;--> statement-breakpoint
CREATE INDEX "application_events_of_employers" ON "application_events" USING btree ("job_id","at") WHERE "application_events"."side" = 'employer';