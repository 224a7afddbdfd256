import type { Availability } from "@rolecall/contract/interviews/availability.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildCompany, buildMember, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, db } = await startApp();
const path = "/api/availability";
const berlin = {
  timeZone: "Europe/Berlin",
  hours: [{ day: 1, from: "09:00", to: "12:00" }],
  bufferMinutes: 15,
  calendarUrl: null,
};
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];
/** A Monday that is far enough away. */
const monday = () => {
  const now = Temporal.Now.plainDateISO("UTC");
  return now.add({ days: 8 - now.dayOfWeek + 7 });
};

describe("working hours", () => {
  test("are Monday to Friday from nine to five in UTC until somebody sets others, which are their own", async () => {
    const [one, other] = [
      await buildUser(db, { role: "recruiter" }),
      await buildUser(db, { role: "company" }),
    ];
    const usual = await as(one).get<Availability>(path);
    expect(usual.body).toEqual({
      timeZone: "UTC",
      hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "17:00" })),
      bufferMinutes: 0,
      calendarUrl: null,
    });
    expect((await as(one).put(path, { body: berlin })).body).toEqual(berlin);
    expect((await as(one).get(path)).body).toEqual(berlin);
    expect((await as(other).get(path)).body).toEqual(usual.body);
  });

  test.each([
    [{ timeZone: "Mars/Olympus" }, "Unknown time zone"],
    [{ timeZone: "+05:30" }, "Unknown time zone"],
    [
      { hours: [{ day: 1, from: "17:00", to: "09:00" }] },
      "Working hours must end after they begin",
    ],
    [
      { hours: [{ day: 1, from: "09:00", to: "09:00" }] },
      "Working hours must end after they begin",
    ],
    [{ hours: [{ day: 8, from: "09:00", to: "10:00" }] }, "Enter valid working hours"],
    [{ hours: [{ day: 1, from: "9", to: "10:00" }] }, "Enter valid working hours"],
    [{ bufferMinutes: 121 }, "The buffer is 0 to 120 minutes"],
    [{ calendarUrl: "file:///etc/passwd" }, "This address cannot be read"],
  ])("%j is refused: %s", async (wrong, sentence) => {
    const user = await buildUser(db, { role: "recruiter" });
    const answer = await as(user).put(path, { body: { ...berlin, ...wrong } });
    expect(refusal(answer)).toEqual([400, sentence]);
  });
});

describe("free times", () => {
  const ask = (user: { id: string }, query: Record<string, string>) =>
    as(user).get<string[]>("/api/interviews/free", { query });

  test("are those of all interviewers, who are the caller and colleagues", async () => {
    const owner = await buildUser(db, { role: "company" });
    const { id: companyId } = await buildCompany(db, { ownerId: owner.id });
    const reviewer = await buildMember(db, { companyId, role: "reviewer" });
    await as(owner).put(path, { body: { ...berlin, timeZone: "UTC" } });
    const day = monday();
    const span = {
      durationMinutes: "60",
      from: `${day.toString()}T00:00:00Z`,
      to: `${day.toString()}T23:59:59Z`,
    };
    const starts = (hours: string[]) => hours.map((hour) => `${day.toString()}T${hour}:00:00.000Z`);
    const own = await ask(owner, { ...span, interviewerIds: owner.id });
    expect(own.body).toEqual(starts(["09", "10", "11"]));
    const both = { ...span, interviewerIds: `${owner.id},${reviewer.id.toUpperCase()}` };
    expect((await ask(owner, both)).body).toEqual(starts(["09", "10", "11"]));
    expect((await ask(reviewer, { ...span, interviewerIds: reviewer.id })).body).toHaveLength(8);

    const stranger = await buildUser(db, { role: "recruiter" });
    for (const interviewerIds of [stranger.id, `${owner.id},${stranger.id}`, "nobody"])
      expect(refusal(await ask(owner, { ...span, interviewerIds }))).toEqual([
        400,
        "Only the hiring team can interview",
      ]);
    expect(refusal(await ask(owner, { ...span, interviewerIds: "" }))).toEqual([
      400,
      "Choose at least one interviewer",
    ]);
  });

  test("are looked for in at most 62 days, from now on", async () => {
    const user = await buildUser(db, { role: "recruiter" });
    const query = { interviewerIds: user.id, durationMinutes: "60", from: "2027-01-01" };
    expect(refusal(await ask(user, { ...query, to: "2027-03-05" }))).toEqual([
      400,
      "Choose at most 62 days",
    ]);
    const past = await ask(user, { ...query, from: "2020-01-01", to: "2020-02-01" });
    expect(past).toMatchObject({ status: 200, body: [] });
  });
});
