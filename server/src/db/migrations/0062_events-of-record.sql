-- Who writes meanwhile waits for the functions and triggers, which follow in this transaction.
LOCK TABLE application_status_changes, application_events IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP TRIGGER IF EXISTS application_status_changes_counted ON application_status_changes;--> statement-breakpoint
DROP TRIGGER IF EXISTS application_status_changes_recorded ON application_status_changes;--> statement-breakpoint
DROP FUNCTION IF EXISTS record_status_changes();--> statement-breakpoint
DROP FUNCTION IF EXISTS count_job_weeks();--> statement-breakpoint
ALTER TABLE application_events DISABLE TRIGGER USER;--> statement-breakpoint
-- Histories are read from events from now on: each change of a status has one.
INSERT INTO application_events (id, application_id, job_id, type, side, actor_id, at, data, visible_from)
  SELECT changes.id, applications.id, applications.job_id, 'status', 'employer', changes.changed_by,
    changes.changed_at, jsonb_build_object('from', changes."from", 'to', changes."to"), changes.changed_at
  FROM application_status_changes AS changes
  JOIN applications ON applications.id = changes.application_id
  WHERE changes."from" IS NOT NULL
    AND NOT EXISTS (SELECT FROM application_events WHERE application_events.id = changes.id)
  ORDER BY changes.changed_at, changes.id;--> statement-breakpoint
-- An application that was sent anew says which status it had: the history has it unless it was pending already.
UPDATE application_events AS anew
  SET data = jsonb_build_object('from', coalesce(
    (SELECT changes."from" FROM application_status_changes AS changes WHERE changes.id = anew.id), 'pending'))
  WHERE anew.type = 'sent'
    AND anew.application_id IN (SELECT application_id FROM application_events WHERE type = 'withdrawn')
    AND EXISTS (
      SELECT FROM application_events AS earlier
      WHERE earlier.application_id = anew.application_id AND earlier.type = 'sent'
        AND earlier.position < anew.position
    );--> statement-breakpoint
ALTER TABLE application_events ENABLE TRIGGER USER;--> statement-breakpoint
CREATE TABLE "event_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"bookmark" text
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_type_known";--> statement-breakpoint
ALTER TABLE "application_events" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "application_events_of_statuses" ON "application_events" USING btree ("at","id") WHERE ("application_events"."type" = 'status' or "application_events"."type" = 'sent' and "application_events"."data"->>'from' <> 'pending');--> statement-breakpoint
CREATE INDEX "application_events_of_statuses_by_actor" ON "application_events" USING btree ("actor_id","at","id") WHERE "application_events"."type" = 'status';--> statement-breakpoint
CREATE INDEX "application_events_of_jobs" ON "application_events" USING btree ("job_id","at") WHERE "application_events"."application_id" is null;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_of_one" CHECK (("application_events"."application_id" is null) = ("application_events"."type" in ('job-closed')));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_type_known" CHECK ("application_events"."type" in ('sent', 'opened', 'status', 'message', 'file', 'withdrawn', 'closed', 'erased', 'interview', 'moved', 'job-closed'));--> statement-breakpoint
-- Readers go on where triggers and the task before left off.
INSERT INTO event_readers (name, position)
  SELECT name, CASE WHEN name = 'answers' THEN coalesce(refreshed.position, newest.position) ELSE newest.position END
  FROM (VALUES ('closing'), ('weeks'), ('answers')) AS reader (name)
  CROSS JOIN (SELECT coalesce(max(position), 0) AS position FROM application_events) AS newest
  LEFT JOIN answer_refreshes AS refreshed ON true;
