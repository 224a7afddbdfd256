CREATE TABLE "job_confirmations" (
	"user_id" uuid NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "confirm_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unlisted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_confirmations" ADD CONSTRAINT "job_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_confirmations" ADD CONSTRAINT "job_confirmations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_confirmations_by_job" ON "job_confirmations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_confirmations_by_user" ON "job_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_to_ask_about" ON "jobs" USING btree ("confirmed_at") WHERE "jobs"."is_active" and "jobs"."is_listed" and "jobs"."confirm_asked_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_to_unlist" ON "jobs" USING btree ("confirm_asked_at") WHERE "jobs"."is_active" and "jobs"."is_listed" and "jobs"."confirm_asked_at" is not null;