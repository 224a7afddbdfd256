CREATE TABLE "review_holds" (
	"job_id" uuid NOT NULL,
	"is_managers" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"application_id" uuid NOT NULL,
	CONSTRAINT "review_holds_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"job_id" uuid,
	"list_id" uuid GENERATED ALWAYS AS (coalesce(job_id, company_id)) STORED NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"place" integer NOT NULL,
	"is_home" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stages_of_one" CHECK (num_nonnulls("stages"."company_id", "stages"."job_id") = 1),
	CONSTRAINT "stages_status_known" CHECK ("stages"."status" in ('pending', 'under_review', 'shortlisted', 'interview_scheduled', 'rejected', 'hired'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_known";--> statement-breakpoint
DROP INDEX "applications_by_job";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "review_holds" ADD CONSTRAINT "review_holds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_holds" ADD CONSTRAINT "review_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_holds" ADD CONSTRAINT "review_holds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_holds_by_application" ON "review_holds" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "review_holds_by_user" ON "review_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stages_by_list" ON "stages" USING btree ("list_id","status","place");--> statement-breakpoint
CREATE UNIQUE INDEX "stages_home" ON "stages" USING btree ("list_id","status") WHERE "stages"."is_home";--> statement-breakpoint
CREATE INDEX "stages_by_job" ON "stages" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "stages_by_company" ON "stages" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","applied_at","id","status","candidate_id","withdrawn_at","stage_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_known" CHECK ("application_events"."type" in ('sent', 'opened', 'status', 'message', 'file', 'withdrawn', 'closed', 'erased', 'interview', 'moved'));
--> statement-breakpoint
-- Who adds a company meanwhile waits for the trigger, which follows in this transaction and adds its stages.
LOCK TABLE companies IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO stages (id, company_id, name, status, place, is_home)
  SELECT
    encode(set_bit(set_bit(overlay(
      uuid_send(gen_random_uuid())
      PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid,
    companies.id, stage.name, stage.status, stage.place, true
  FROM companies CROSS JOIN (VALUES
    ('Pending', 'pending', 0),
    ('Under Review', 'under_review', 1),
    ('Shortlisted', 'shortlisted', 2),
    ('Interview Scheduled', 'interview_scheduled', 3),
    ('Rejected', 'rejected', 4),
    ('Hired', 'hired', 5)
  ) AS stage (name, status, place)
  ORDER BY companies.id, stage.place;
