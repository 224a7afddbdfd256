CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"reporter_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"registration" text DEFAULT 'open' NOT NULL,
	"employers" text DEFAULT 'at-once' NOT NULL,
	"first_jobs" text DEFAULT 'at-once' NOT NULL,
	"name" text DEFAULT 'Rolecall' NOT NULL,
	"logo_url" text,
	"colour" text DEFAULT '#005c67' NOT NULL,
	"figures" text DEFAULT 'fixed' NOT NULL,
	"support_email" text,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"markdown" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_texts_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_action_known";--> statement-breakpoint
DROP INDEX "jobs_open_by_company";--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "held_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "takedown_answer" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "takedown_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "administrator_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_terms" integer;--> statement-breakpoint
ALTER TABLE "registration_invitations" ADD CONSTRAINT "registration_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_job_id_report_cases_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."report_cases"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_invitations_token" ON "registration_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "registration_invitations_by_inviter" ON "registration_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "report_cases_open" ON "report_cases" USING btree ("created_at","job_id") WHERE "report_cases"."decision" is null;--> statement-breakpoint
CREATE INDEX "report_cases_closed" ON "report_cases" USING btree ("created_at","job_id") WHERE "report_cases"."decision" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_by_decider" ON "report_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "reports_by_job" ON "reports" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "application_status_changes_answers" ON "application_status_changes" USING btree ("changed_at","application_id") WHERE "application_status_changes"."to" in ('shortlisted', 'interview_scheduled', 'rejected', 'hired');--> statement-breakpoint
CREATE INDEX "applications_by_time" ON "applications" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_suspended" ON "companies" USING btree ("created_at","id") WHERE "companies"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "companies_by_name_or_website" ON "companies" USING gin (parts_of_three(lower(name || E'\n' || coalesce(website, ''))));--> statement-breakpoint
CREATE INDEX "jobs_listed_by_company" ON "jobs" USING btree ("company_id","created_at","id","deadline") WHERE "jobs"."is_active" and "jobs"."is_listed";--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_held" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."held_since" is not null;--> statement-breakpoint
CREATE INDEX "jobs_taken_down" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."taken_down_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING gin (parts_of_three(lower("title")));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("created_at","id") WHERE "users"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("username") WHERE "users"."administrator_since" is not null;--> statement-breakpoint
CREATE INDEX "users_by_parts" ON "users" USING gin (parts_of_three(lower(username || E'\n' || display_name || E'\n' || coalesce(email, ''))));--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_action_known" CHECK ("attempts"."action" in ('failed-sign-in', 'wrong-code', 'registration', 'reset-request', 'report'));
--> statement-breakpoint
-- From now on `role-changed` is a change of a member's role in a company.
ALTER TABLE "audit_entries" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "audit_entries" SET "action" = CASE "action" WHEN 'role-changed' THEN 'user-role-changed' ELSE 'company-created' END WHERE "action" = 'company-added' OR ("action" = 'role-changed' AND "company_id" IS NULL);--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER USER;
