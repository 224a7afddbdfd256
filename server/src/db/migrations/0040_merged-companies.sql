CREATE TABLE "merged_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"into" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_companies" ADD CONSTRAINT "merged_companies_into_companies_id_fk" FOREIGN KEY ("into") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_companies_by_company" ON "merged_companies" USING btree ("into");