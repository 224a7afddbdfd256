-- The other tabs of who reads a conversation count anew.
CREATE OR REPLACE TRIGGER message_reads_notified AFTER INSERT OR UPDATE OF up_to ON message_reads
  FOR EACH ROW EXECUTE FUNCTION notify_of_reading();
