-- The templates of letters with which companies begin: `letter_templates`.

CREATE OR REPLACE FUNCTION default_templates()
  RETURNS TABLE (place int, kind text, name text, subject text, letter text) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    (0, 'received', 'Application received', 'Your application: {{jobTitle}}',
      E'Hello {{firstName}},\n\nThank you for applying for {{jobTitle}} at {{companyName}}. Your application has arrived, and we will look at it.\n\n{{companyName}}'),
    (1, 'rejected', 'Rejection', 'Your application: {{jobTitle}}',
      E'Hello {{firstName}},\n\nThank you for your interest in {{jobTitle}} at {{companyName}}. We have decided not to go on with your application.\n\n{{sentence}}\n\nWe wish you all the best for your search.\n\n{{senderName}}\n{{companyName}}'),
    (2, 'invited', 'Invitation to an interview', 'An interview for {{jobTitle}}',
      E'Hello {{firstName}},\n\nWe would like to get to know you, and invite you to an interview for {{jobTitle}} at {{companyName}}. We will write to you about a time.\n\n{{senderName}}\n{{companyName}}'),
    (3, 'offered', 'Offer', 'Our offer: {{jobTitle}}',
      E'Hello {{firstName}},\n\nWe are glad to offer you the position of {{jobTitle}} at {{companyName}}. We will write to you about the details.\n\n{{senderName}}\n{{companyName}}')
$$;

-- Runs with every statement that adds companies (triggers/companies.sql). Each is a millisecond younger than the
-- one before it, so that they keep their order.
CREATE OR REPLACE FUNCTION add_default_templates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO letter_templates (id, company_id, kind, name, subject, text, created_at)
  SELECT new_event_id(), added.id, template.kind, template.name, template.subject, template.letter,
    now() + template.place * interval '1 millisecond'
  FROM added CROSS JOIN default_templates() AS template
  ORDER BY added.id, template.place;
  RETURN NULL;
END $$;
