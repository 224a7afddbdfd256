CREATE TABLE "job_copies" (
	"job_id" uuid NOT NULL,
	"older_id" uuid NOT NULL,
	CONSTRAINT "job_copies_job_id_older_id_pk" PRIMARY KEY("job_id","older_id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "first_posted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_copies" ADD CONSTRAINT "job_copies_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_copies" ADD CONSTRAINT "job_copies_older_id_jobs_id_fk" FOREIGN KEY ("older_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_copies_of" ON "job_copies" USING btree ("older_id","job_id");--> statement-breakpoint
CREATE INDEX "jobs_alike" ON "jobs" USING btree ("company_id","category","type","experience_level","created_at") WHERE not "jobs"."is_draft";