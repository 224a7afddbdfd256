CREATE TABLE "letter_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_templates_kind_known" CHECK ("letter_templates"."kind" in ('received', 'rejected', 'invited', 'offered', 'other'))
);
--> statement-breakpoint
CREATE TABLE "rejection_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"label" text NOT NULL,
	"sentence" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undo_steps" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"undo_id" uuid NOT NULL,
	"event_ids" uuid[] NOT NULL,
	"status_before" text NOT NULL,
	"stage_before" uuid,
	"answered_before" timestamp (3) with time zone,
	"hired_before" timestamp (3) with time zone,
	"updated_before" timestamp (3) with time zone NOT NULL,
	"status_after" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_changes" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid,
	"closing_id" uuid,
	"until" timestamp (3) with time zone NOT NULL,
	"is_held" boolean NOT NULL,
	"told_status" text NOT NULL,
	"read_status" text NOT NULL,
	"read_opened_at" timestamp (3) with time zone,
	"read_answered_at" timestamp (3) with time zone,
	"read_updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejection_reasons" ADD CONSTRAINT "rejection_reasons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_undo_id_undos_id_fk" FOREIGN KEY ("undo_id") REFERENCES "public"."undos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undos" ADD CONSTRAINT "undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_changes" ADD CONSTRAINT "waiting_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_templates_by_company" ON "letter_templates" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rejection_reasons_by_company" ON "rejection_reasons" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "undo_steps_by_undo" ON "undo_steps" USING btree ("undo_id");--> statement-breakpoint
CREATE INDEX "undos_by_time" ON "undos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "undos_by_user" ON "undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_events_of_reasons" ON "application_events" USING btree (("data" #>> '{reason,id}')) WHERE "application_events"."type" = 'status' and "application_events"."data" ? 'reason';--> statement-breakpoint
-- Who adds a company meanwhile waits for the trigger, which follows in this transaction and adds its templates.
LOCK TABLE companies IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO letter_templates (id, company_id, kind, name, subject, text, created_at)
  SELECT
    encode(set_bit(set_bit(overlay(
      uuid_send(gen_random_uuid())
      PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid,
    companies.id, template.kind, template.name, template.subject, template.letter,
    now() + template.place * interval '1 millisecond'
  FROM companies CROSS JOIN (VALUES
    (0, 'received', 'Application received', 'Your application: {{jobTitle}}',
      E'Hello {{firstName}},\n\nThank you for applying for {{jobTitle}} at {{companyName}}. Your application has arrived, and we will look at it.\n\n{{companyName}}'),
    (1, 'rejected', 'Rejection', 'Your application: {{jobTitle}}',
      E'Hello {{firstName}},\n\nThank you for your interest in {{jobTitle}} at {{companyName}}. We have decided not to go on with your application.\n\n{{sentence}}\n\nWe wish you all the best for your search.\n\n{{senderName}}\n{{companyName}}'),
    (2, 'invited', 'Invitation to an interview', 'An interview for {{jobTitle}}',
      E'Hello {{firstName}},\n\nWe would like to get to know you, and invite you to an interview for {{jobTitle}} at {{companyName}}. We will write to you about a time.\n\n{{senderName}}\n{{companyName}}'),
    (3, 'offered', 'Offer', 'Our offer: {{jobTitle}}',
      E'Hello {{firstName}},\n\nWe are glad to offer you the position of {{jobTitle}} at {{companyName}}. We will write to you about the details.\n\n{{senderName}}\n{{companyName}}')
  ) AS template (place, kind, name, subject, letter)
  ORDER BY companies.id, template.place;--> statement-breakpoint
-- What was sent before this release is told by no letter.
INSERT INTO event_readers (name, position)
  SELECT 'received-letters', coalesce(max(position), 0) FROM application_events;
