ALTER TABLE "report_cases" DROP CONSTRAINT "report_cases_job_id_jobs_id_fk";
--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "job_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "poster_id" uuid;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "answer_text" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_poster_id_users_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cases_by_poster" ON "report_cases" USING btree ("poster_id");