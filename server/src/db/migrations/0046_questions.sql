CREATE TABLE "application_answers" (
	"application_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"question" text NOT NULL,
	"type" text NOT NULL,
	"value" jsonb NOT NULL,
	"upload_id" uuid,
	CONSTRAINT "application_answers_application_id_question_id_pk" PRIMARY KEY("application_id","question_id"),
	CONSTRAINT "application_answers_type_known" CHECK ("application_answers"."type" in ('short', 'long', 'yes-no', 'one-of', 'several-of', 'number', 'date', 'link', 'file'))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid,
	"company_id" uuid,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"type" text NOT NULL,
	"required" boolean NOT NULL,
	"options" text[] NOT NULL,
	"accepts" jsonb,
	CONSTRAINT "questions_of_job_or_company" CHECK (num_nonnulls("questions"."job_id", "questions"."company_id") = 1),
	CONSTRAINT "questions_type_known" CHECK ("questions"."type" in ('short', 'long', 'yes-no', 'one-of', 'several-of', 'number', 'date', 'link', 'file'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "source" text DEFAULT 'direct';--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "ruled_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answers_by_upload" ON "application_answers" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "questions_by_job" ON "questions" USING btree ("job_id","place");--> statement-breakpoint
CREATE INDEX "questions_by_company" ON "questions" USING btree ("company_id","place");--> statement-breakpoint
CREATE INDEX "applications_ruled_out" ON "applications" USING btree ("job_id") WHERE "applications"."ruled_out";