-- Who leaves, is removed or gets another role reviews nothing from then on that they held.
CREATE OR REPLACE TRIGGER company_members_end_holds AFTER DELETE OR UPDATE OF role ON company_members
  FOR EACH ROW EXECUTE FUNCTION end_holds_of_member();
