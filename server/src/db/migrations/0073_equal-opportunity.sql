CREATE TABLE "equal_opportunity" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"ethnicity" text,
	"age" text,
	"disability" text,
	CONSTRAINT "equal_opportunity_gender_known" CHECK ("equal_opportunity"."gender" in ('woman', 'man', 'other')),
	CONSTRAINT "equal_opportunity_ethnicity_known" CHECK ("equal_opportunity"."ethnicity" in ('asian', 'black', 'hispanic', 'indigenous', 'pacific', 'white', 'several')),
	CONSTRAINT "equal_opportunity_age_known" CHECK ("equal_opportunity"."age" in ('under-40', '40-or-over')),
	CONSTRAINT "equal_opportunity_disability_known" CHECK ("equal_opportunity"."disability" in ('yes', 'no'))
);
--> statement-breakpoint
CREATE TABLE "impact_quarters" (
	"quarter" text PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impact_reports" (
	"company_id" uuid NOT NULL,
	"quarter" text NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "impact_reports_company_id_quarter_pk" PRIMARY KEY("company_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "equal_opportunity" ADD CONSTRAINT "equal_opportunity_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_reports" ADD CONSTRAINT "impact_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_reports" ADD CONSTRAINT "impact_reports_quarter_impact_quarters_quarter_fk" FOREIGN KEY ("quarter") REFERENCES "public"."impact_quarters"("quarter") ON DELETE no action ON UPDATE no action;