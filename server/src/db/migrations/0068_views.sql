CREATE TABLE "views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"company_id" uuid,
	"name" text NOT NULL,
	"screen" text NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "views_screen_known" CHECK ("views"."screen" in ('board', 'list', 'table', 'review'))
);
--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "views_by_author" ON "views" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "views_by_company" ON "views" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_events_of_changes" ON "application_events" USING btree ("job_id","at") WHERE ("application_events"."type" = 'status' or "application_events"."type" = 'sent' and "application_events"."data"->>'from' <> 'pending') and not "application_events"."undone";