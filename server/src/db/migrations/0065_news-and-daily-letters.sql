CREATE TABLE "daily_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_on" date
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "visible_from" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "daily_news" ADD CONSTRAINT "daily_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_news_by_day" ON "daily_news" USING btree ("told_on","user_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_id_application_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."application_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_of_events" ON "notices" USING btree ("event_id","user_id");