CREATE TABLE "daily_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_on" date
);
--> statement-breakpoint
CREATE TABLE "message_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"application_id" uuid NOT NULL,
	"message_ids" uuid[] NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"reporter_id" uuid,
	"author_id" uuid,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "visible_from" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "daily_news" ADD CONSTRAINT "daily_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_news_by_day" ON "daily_news" USING btree ("told_on","user_id");--> statement-breakpoint
CREATE INDEX "message_cases_open" ON "message_cases" USING btree ("created_at","id") WHERE "message_cases"."decision" is null;--> statement-breakpoint
CREATE INDEX "message_cases_closed" ON "message_cases" USING btree ("created_at","id") WHERE "message_cases"."decision" is not null;--> statement-breakpoint
CREATE INDEX "message_cases_by_application" ON "message_cases" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "message_cases_by_reporter" ON "message_cases" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_cases_by_author" ON "message_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_cases_by_decider" ON "message_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_of_events" ON "notices" USING btree ("event_id","user_id");