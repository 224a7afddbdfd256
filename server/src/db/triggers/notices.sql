-- Notices have their place among the events of applications, and open screens hear of them.
CREATE OR REPLACE TRIGGER notices_marked BEFORE INSERT ON notices
  FOR EACH STATEMENT EXECUTE FUNCTION mark_unsettled_events();

CREATE OR REPLACE TRIGGER notices_placed BEFORE INSERT ON notices
  FOR EACH ROW EXECUTE FUNCTION place_notice();

CREATE OR REPLACE TRIGGER notices_told AFTER INSERT ON notices
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();

-- They count anew what somebody has not read.
CREATE OR REPLACE TRIGGER notices_notified AFTER INSERT OR UPDATE OF read_at ON notices
  FOR EACH ROW EXECUTE FUNCTION notify_of_reading();
