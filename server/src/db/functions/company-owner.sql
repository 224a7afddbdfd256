-- Runs with every write of `companies.owner_id` (triggers/companies.sql).
--
-- The one place that keeps a company's members and its owner the same: whoever becomes owner is its one
-- member with that role, and the owner before becomes an admin. Where the owner goes (their account is
-- erased), the member of the highest role who joined first, has a recruiter or company account that
-- does not wait for a look, and is neither suspended nor leaving follows, never a reviewer. Without one nobody
-- owns the company, and open jobs that nobody manages any more are closed.
CREATE OR REPLACE FUNCTION keep_owner_a_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  successor uuid;
BEGIN
  IF NEW.owner_id IS NOT NULL THEN
    UPDATE company_members SET role = 'admin'
      WHERE company_id = NEW.id AND role = 'owner' AND user_id <> NEW.owner_id;
    INSERT INTO company_members (company_id, user_id, role) VALUES (NEW.id, NEW.owner_id, 'owner')
      ON CONFLICT (company_id, user_id) DO UPDATE SET role = 'owner';
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    RETURN NULL;
  END IF;
  DELETE FROM company_members WHERE company_id = NEW.id AND user_id = OLD.owner_id;
  SELECT user_id INTO successor
    FROM company_members JOIN users ON users.id = user_id
    WHERE company_id = NEW.id AND users.role IN ('recruiter', 'company') AND users.waiting_since IS NULL
      AND users.suspended_at IS NULL AND users.erase_at IS NULL
      AND company_members.role IN ('admin', 'recruiter')
    -- 'admin' comes before 'recruiter'.
    ORDER BY company_members.role, joined_at, user_id LIMIT 1;
  IF successor IS NOT NULL THEN
    UPDATE companies SET owner_id = successor WHERE id = NEW.id;
    RETURN NULL;
  END IF;
  UPDATE jobs SET is_active = false, revision = revision + 1, updated_at = now()
    WHERE company_id = NEW.id AND is_active AND NOT EXISTS (
      SELECT FROM users
      WHERE users.id = jobs.posted_by AND users.id <> OLD.owner_id
        AND users.role IN ('recruiter', 'company') AND users.waiting_since IS NULL
        AND NOT jobs.is_teams_alone
        AND NOT EXISTS (
          SELECT FROM company_members WHERE company_id = NEW.id AND user_id = users.id
        )
    );
  RETURN NULL;
END
$$;
