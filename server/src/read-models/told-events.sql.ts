// What is told of an event of an application, in its timeline as in the stream.
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { users } from "#db/schema/users.ts";

export const toldEvent = {
  id: applicationEvents.id,
  type: applicationEvents.type,
  side: applicationEvents.side,
  at: applicationEvents.at,
  data: applicationEvents.data,
};

/** Who did it, of the user that is joined. */
export const eventAuthor = { firstName: users.firstName, lastName: users.lastName };
