CREATE TABLE "job_search" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"salary_low" integer,
	"salary_high" integer,
	"salary_top" integer,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_job_counts" (
	"closes_on" date PRIMARY KEY NOT NULL,
	"jobs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"place" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_active_newest";--> statement-breakpoint
DROP INDEX "applications_by_job";--> statement-breakpoint
DROP INDEX "applications_by_candidate";--> statement-breakpoint
DROP INDEX "companies_by_name";--> statement-breakpoint
DROP INDEX "jobs_by_company";--> statement-breakpoint
DROP INDEX "jobs_by_poster";--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("created_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_salary" ON "job_search" USING btree ("salary_top" desc nulls last,"created_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_closing" ON "job_search" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "job_search_document" ON "job_search" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin (one_letter_off("word")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_candidate" ON "applications" USING btree ("candidate_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree (fold("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "jobs_by_company" ON "jobs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_poster" ON "jobs" USING btree ("posted_by","created_at","id");