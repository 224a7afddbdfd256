import { availabilityEndpoints } from "@rolecall/contract/interviews/availability.schemas.ts";
import type { Feature } from "#http/route.ts";
import { availabilityOf, freeTimesOf, setAvailability } from "./availability.service.ts";
import { beginCalendar, endCalendar, readCalendar } from "./calendars.service.ts";

export const availabilityRoutes: Feature = (route, app, { db, config }) => {
  route(availabilityEndpoints.getAvailability, ({ db, user }) => availabilityOf(db, user));
  route(availabilityEndpoints.setAvailability, ({ db, user, body }) =>
    setAvailability(db, { user, ...body, calendarUrl: body.calendarUrl ?? null }, config),
  );
  route(availabilityEndpoints.listFreeTimes, ({ db, user, query }) =>
    freeTimesOf(db, { user, ...query }, config),
  );
  route(availabilityEndpoints.createCalendar, ({ db, user }) =>
    beginCalendar(db, { userId: user.id, publicUrl: config.publicUrl }),
  );
  route(availabilityEndpoints.deleteCalendar, ({ db, user }) => endCalendar(db, user.id));

  // A calendar program has no session: who has the address reads it.
  app.get<{ Params: { file: string } }>("/api/calendar/:file", async ({ params }, reply) => {
    const text = await readCalendar(db, { ...params, mailFrom: config.mailFrom });
    return reply
      .header("Cache-Control", "no-store")
      .type("text/calendar; charset=utf-8")
      .send(text);
  });
};
