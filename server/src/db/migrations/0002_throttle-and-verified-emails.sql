CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"address" text NOT NULL,
	"account" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempts_action_known" CHECK ("attempts"."action" in ('failed-sign-in', 'registration', 'reset-request'))
);
--> statement-breakpoint
DROP TABLE "sign_in_failures" CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_by_address" ON "attempts" USING btree ("action","address","created_at");--> statement-breakpoint
CREATE INDEX "attempts_by_time" ON "attempts" USING btree ("created_at");