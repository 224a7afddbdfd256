CREATE TABLE "company_openings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"jobs" integer DEFAULT 0 NOT NULL,
	"next_closing" timestamp (3) with time zone,
	"place" text collate "C" GENERATED ALWAYS AS (lpad((9999999 - jobs)::text, 7, '0') || name) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_openings" ADD CONSTRAINT "company_openings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_openings_in_order" ON "company_openings" USING btree ("place","company_id");--> statement-breakpoint
CREATE INDEX "company_openings_closing" ON "company_openings" USING btree ("next_closing") WHERE "company_openings"."next_closing" is not null;--> statement-breakpoint
-- Who writes companies or jobs meanwhile waits for the triggers, which follow in this transaction.
LOCK TABLE companies, jobs IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO company_openings (company_id, name, jobs, next_closing)
  SELECT companies.id, fold(companies.name), count(jobs.id), min(jobs.deadline)
  FROM companies LEFT JOIN jobs
    ON jobs.company_id = companies.id
    AND jobs.is_active AND jobs.is_listed AND (jobs.deadline IS NULL OR jobs.deadline > now())
  GROUP BY companies.id;
