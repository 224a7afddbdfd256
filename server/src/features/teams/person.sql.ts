import { users } from "#db/schema/users.ts";

/** Of `users`, what colleagues see of each other. */
export const colleagueColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};
