-- Events are only added. Four things may change: a user who goes leaves a gap, what an erased
-- application tells of its candidate goes, what the candidate cannot know yet may be taken back, and what was
-- undone within its moment is marked.

CREATE OR REPLACE TRIGGER application_events_marked BEFORE INSERT ON application_events
  FOR EACH STATEMENT EXECUTE FUNCTION mark_unsettled_events();

CREATE OR REPLACE TRIGGER application_events_only_added
  BEFORE DELETE OR TRUNCATE OR UPDATE OF id, position, application_id, job_id, type, side, at
  ON application_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER application_events_same_actor BEFORE UPDATE OF actor_id ON application_events
  FOR EACH ROW WHEN (new.actor_id IS NOT NULL AND new.actor_id IS DISTINCT FROM old.actor_id)
  EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER application_events_only_erased BEFORE UPDATE OF data ON application_events
  FOR EACH ROW WHEN (new.data <> old.data AND new.data <> erased_event_data(old.type, old.data))
  EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER application_events_taken_back BEFORE UPDATE OF visible_from ON application_events
  FOR EACH ROW WHEN (new.visible_from IS NOT NULL OR old.visible_from <= now())
  EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER application_events_undone BEFORE UPDATE OF undone ON application_events
  FOR EACH ROW
  WHEN (new.undone <> old.undone AND (old.undone OR old.at < now() - interval '1 minute'))
  EXECUTE FUNCTION refuse_rewriting();

-- Open screens hear of them.
CREATE OR REPLACE TRIGGER application_events_notified AFTER INSERT ON application_events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();
