-- Runs with every write of `companies.owner_id` (triggers/companies.sql).
--
-- Keeps a company's members and its owner the same: whoever becomes owner is its one member with that role, and
-- the owner before becomes an admin. Who follows an owner whose account is erased is decided before the account
-- goes (`giveToSuccessors`); an account that still owns a company is not deleted.
CREATE OR REPLACE FUNCTION keep_owner_a_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.owner_id IS NULL
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.owner_id) THEN
    RAISE EXCEPTION 'company % still has this owner: decide who follows before the account is deleted', NEW.id;
  END IF;
  UPDATE company_members SET role = 'admin'
    WHERE company_id = NEW.id AND role = 'owner' AND user_id IS DISTINCT FROM NEW.owner_id;
  IF NEW.owner_id IS NOT NULL THEN
    INSERT INTO company_members (company_id, user_id, role) VALUES (NEW.id, NEW.owner_id, 'owner')
      ON CONFLICT (company_id, user_id) DO UPDATE SET role = 'owner';
  END IF;
  RETURN NULL;
END
$$;
