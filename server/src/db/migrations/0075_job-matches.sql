CREATE TABLE "job_matches" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"revision" integer NOT NULL,
	"read" json NOT NULL,
	"terms" integer[] NOT NULL,
	"weights" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_terms" (
	"term" integer NOT NULL,
	"weight" smallint NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "job_terms_term_weight_job_id_pk" PRIMARY KEY("term","weight","job_id")
);
--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_matches_by_version" ON "job_matches" USING btree ("job_id","version");