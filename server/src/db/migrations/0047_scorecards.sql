CREATE TABLE "job_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"recommendation" smallint NOT NULL,
	"comment" text,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_once_per_author" UNIQUE("application_id","author_id"),
	CONSTRAINT "scorecards_recommendation_known" CHECK ("scorecards"."recommendation" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"scorecard_id" uuid NOT NULL,
	"criterion_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"comment" text,
	CONSTRAINT "scores_scorecard_id_criterion_id_pk" PRIMARY KEY("scorecard_id","criterion_id"),
	CONSTRAINT "scores_level_known" CHECK ("scores"."level" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "job_criteria" ADD CONSTRAINT "job_criteria_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_criterion_id_job_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."job_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_criteria_by_job" ON "job_criteria" USING btree ("job_id","place");--> statement-breakpoint
CREATE INDEX "scores_by_criterion" ON "scores" USING btree ("criterion_id");