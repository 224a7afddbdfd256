CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"token_hash" text,
	"letter" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "company_invitations_role_known" CHECK ("company_invitations"."role" in ('admin', 'recruiter', 'reviewer'))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "company_members_role_known" CHECK ("company_members"."role" in ('owner', 'admin', 'recruiter', 'reviewer'))
);
--> statement-breakpoint
CREATE TABLE "company_verifications" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"letter" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"code_hash" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_reviewers" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_reviewers_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_letters_kind_known" CHECK ("team_letters"."kind" in ('invitation', 'verification'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verified_domain" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "posting_by" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_teams_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviewers" ADD CONSTRAINT "job_reviewers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviewers" ADD CONSTRAINT "job_reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_by_token" ON "company_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_once" ON "company_invitations" USING btree ("company_id",comparable("email")) WHERE "company_invitations"."used_at" is null and "company_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "company_invitations_by_company" ON "company_invitations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_one_owner" ON "company_members" USING btree ("company_id") WHERE "company_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "company_members_by_user" ON "company_members" USING btree ("user_id","company_id","role");--> statement-breakpoint
CREATE INDEX "job_reviewers_by_user" ON "job_reviewers" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "team_letters_by_company" ON "team_letters" USING btree ("company_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "team_letters_by_sender" ON "team_letters" USING btree ("sender_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "team_letters_by_address" ON "team_letters" USING btree ("address","kind","created_at");--> statement-breakpoint
CREATE INDEX "team_letters_by_time" ON "team_letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_company" ON "audit_entries" USING btree ("company_id","created_at","id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_posting_by_known" CHECK ("companies"."posting_by" in ('everyone', 'members'));--> statement-breakpoint
-- Who owns a company is a member of it from the beginning; from now on a trigger keeps it so.
INSERT INTO company_members (company_id, user_id, role, joined_at)
  SELECT id, owner_id, 'owner', created_at FROM companies WHERE owner_id IS NOT NULL;
