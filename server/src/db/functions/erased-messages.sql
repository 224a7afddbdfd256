-- Runs when an application is erased (triggers/applications.sql), for whatever reason: of its conversation stay
-- who wrote when, and nothing that was written.
CREATE OR REPLACE FUNCTION empty_erased_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_files USING messages
    WHERE messages.id = message_files.message_id AND messages.application_id = new.id;
  UPDATE messages SET text = '', author_id = CASE WHEN side = 'candidate' THEN NULL ELSE author_id END
    WHERE application_id = new.id;
  RETURN NULL;
END $$;
