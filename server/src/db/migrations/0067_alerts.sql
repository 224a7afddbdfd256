CREATE TABLE "alert_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"job_ids" uuid[] NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"compiled" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"told_position" bigint NOT NULL,
	"begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_token_unique" UNIQUE("token"),
	CONSTRAINT "alerts_frequency_known" CHECK ("alerts"."frequency" in ('at-once', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "opened_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"position" bigint,
	"is_again" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_letters" ADD CONSTRAINT "alert_letters_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_letters_by_alert" ON "alert_letters" USING btree ("alert_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_of_a_search" ON "alerts" USING btree ("user_id","search_key");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("frequency","next_at","search_key","id") WHERE "alerts"."active";--> statement-breakpoint
CREATE INDEX "alerts_at_once" ON "alerts" USING btree ("search_key","id") WHERE "alerts"."active" and "alerts"."frequency" = 'at-once' and "alerts"."next_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_begun" ON "alerts" USING btree ("begun_at") WHERE "alerts"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "opened_jobs_by_position" ON "opened_jobs" USING btree ("position");--> statement-breakpoint
CREATE INDEX "opened_jobs_untold" ON "opened_jobs" USING btree ("opened_at","job_id") WHERE "opened_jobs"."position" is null;