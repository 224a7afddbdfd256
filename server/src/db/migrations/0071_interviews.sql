CREATE TABLE "availabilities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"calendar_url" text
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "interview_bookings" (
	"interview_id" uuid NOT NULL,
	"taken" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"user_id" uuid,
	CONSTRAINT "interview_bookings_interview_id_taken_pk" PRIMARY KEY("interview_id","taken")
);
--> statement-breakpoint
CREATE TABLE "interview_people" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "interview_people_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"duration_minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"room" text,
	"video_url" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"was_scheduled" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"no_show" boolean DEFAULT false NOT NULL,
	"rescheduled" integer DEFAULT 0 NOT NULL,
	"token" text NOT NULL,
	"proposed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"scorecards_asked_at" timestamp (3) with time zone,
	CONSTRAINT "interviews_token_unique" UNIQUE("token"),
	CONSTRAINT "interviews_state_known" CHECK ("interviews"."state" in ('proposed', 'scheduled', 'cancelled')),
	CONSTRAINT "interviews_scheduled_have_time" CHECK ("interviews"."state" <> 'scheduled' or "interviews"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "remote_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"busy" jsonb NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_calendars" ADD CONSTRAINT "remote_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_bookings_by_user" ON "interview_bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_people_by_user" ON "interview_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviews_by_application" ON "interviews" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_by_proposer" ON "interviews" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "interviews_to_remind" ON "interviews" USING btree ("starts_at") WHERE "interviews"."state" = 'scheduled' and "interviews"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "interviews_to_ask_scorecards" ON "interviews" USING btree ("starts_at") WHERE "interviews"."state" = 'scheduled' and "interviews"."scorecards_asked_at" is null;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_once" EXCLUDE USING gist ("taken" WITH =, "during" WITH &&);