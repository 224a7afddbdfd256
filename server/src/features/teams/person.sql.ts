import { users } from "#db/schema/users.ts";

/** The columns of a user that colleagues see. */
export const colleagueColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};
