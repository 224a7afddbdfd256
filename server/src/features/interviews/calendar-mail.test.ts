import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { moveInterview } from "#test/interviews/interview-rows.ts";
import { buildInterviewScene, inHours } from "#test/interviews/interview-scene.ts";
import { startApp } from "#test/start-app.ts";
import { sendReminders } from "./reminders.service.ts";

const services = await startApp({ env: { RATE_LIMIT: "off", PUBLIC_URL: "https://jobs.example" } });
const { db, letters, deliverLetters, as, anonymous } = services;
beforeEach(() => {
  letters.length = 0;
});

const scene = async () => {
  const all = await buildInterviewScene(services);
  const { applicant, manager, owner, colleague } = all.people;
  const addressOf = { applicant, manager, owner, colleague };
  type Who = keyof typeof addressOf;
  const to = (who: Who) => letters.filter((letter) => letter.to === addressOf[who].email);
  const subjects = (who: Who) => to(who).map(({ subject }) => subject);
  return { ...all, to, subjects, title: all.job.title };
};

const eventIn = (letter: { calendar?: { method: string; content: string } } | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(letter?.calendar?.content ?? "") as unknown[]);
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
    location: event.location,
    attendees: event.attendees.map((one) => String(one.getFirstValue())),
    organizer: event.organizer,
  };
};

describe("calendar mail", () => {
  test("invites the candidate and each interviewer, who get one UID for ever and a rising SEQUENCE", async () => {
    const { added, people, to, subjects, manager, title } = await scene();
    const interviewerIds = [people.manager.id, people.owner.id];
    const { id } = await added({ interviewerIds, room: "Bell Rock" });
    for (const who of ["applicant", "manager", "owner"] as const)
      expect(subjects(who)).toEqual([`Interview: ${title}`]);
    const first = eventIn(to("applicant")[0]);
    expect(first).toMatchObject({
      method: "REQUEST",
      sequence: 0,
      startsAt: inHours(0),
      endsAt: inHours(1),
      zone: "Europe/Berlin",
      location: "Bell Rock",
      attendees: [`mailto:${people.applicant.email ?? ""}`],
      organizer: "mailto:no-reply@jobs.example",
    });
    await manager.patch(`/api/interviews/${id}`, { body: { startsAt: inHours(2) } });
    await manager.delete(`/api/interviews/${id}`);
    for (const who of ["applicant", "manager", "owner"] as const) {
      expect(subjects(who)).toEqual([
        `Interview: ${title}`,
        `Interview changed: ${title}`,
        `Interview cancelled: ${title}`,
      ]);
      const events = to(who).map(eventIn);
      expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([first.uid]));
      expect(events.map(({ method, sequence }) => [method, sequence])).toEqual([
        ["REQUEST", 0],
        ["REQUEST", 1],
        ["CANCEL", 2],
      ]);
      expect(events[2]).toMatchObject({ startsAt: inHours(2) });
    }
  });

  test("shows the candidate to interviewers, no colleague to anybody, and the page to the candidate alone", async () => {
    const { added, people, to } = await scene();
    const interviewerIds = [people.manager.id, people.owner.id];
    const { pageUrl } = await added({ interviewerIds });
    const [owner] = to("owner");
    expect(eventIn(owner).attendees).toEqual([
      `mailto:${people.owner.email ?? ""}`,
      `mailto:${people.applicant.email ?? ""}`,
    ]);
    const whole = (who: "applicant" | "owner" | "manager") => JSON.stringify(to(who));
    expect(to("applicant")[0]?.text).toContain(pageUrl);
    for (const who of ["owner", "manager"] as const)
      expect(whole(who)).not.toContain(pageUrl?.split("/").at(-1));
    expect(whole("applicant")).not.toContain(people.owner.email);
    expect(whole("applicant")).not.toContain(people.manager.email);
    expect(whole("owner")).not.toContain(people.manager.email);
  });

  test("asks the candidate to choose, without a calendar, and invites all once they have chosen", async () => {
    const { propose, page, to, subjects, title } = await scene();
    const interview = await propose([inHours(3), inHours(4)]);
    expect(subjects("applicant")).toEqual([`Choose a time: ${title}`]);
    expect(to("applicant")[0]?.calendar).toBeUndefined();
    expect(to("applicant")[0]?.text).toContain(interview.pageUrl);
    expect(subjects("manager")).toEqual([]);
    await page(interview).choose(inHours(4));
    expect(subjects("manager")).toEqual([`Interview: ${title}`]);
    expect(eventIn(to("manager")[0])).toMatchObject({ startsAt: inHours(4), sequence: 0 });
    await page(interview).choose(inHours(3));
    expect(subjects("manager")).toEqual([`Interview: ${title}`, `Interview changed: ${title}`]);
    expect(eventIn(to("applicant").at(-1))).toMatchObject({ startsAt: inHours(3), sequence: 1 });
    await page(interview).cancel();
    expect(eventIn(to("manager").at(-1))).toMatchObject({ method: "CANCEL", sequence: 2 });
  });

  test("of a proposal that is cancelled tells the candidate alone, without a calendar", async () => {
    const { propose, manager, to, subjects, title } = await scene();
    const { id } = await propose([inHours(3)]);
    await manager.delete(`/api/interviews/${id}`);
    expect(subjects("applicant")).toEqual([
      `Choose a time: ${title}`,
      `Interview cancelled: ${title}`,
    ]);
    expect(to("applicant").at(-1)?.calendar).toBeUndefined();
    expect(subjects("manager")).toEqual([]);
  });

  test("takes it out of calendars where the candidate is to choose anew, and puts it back by a higher SEQUENCE", async () => {
    const { added, manager, page, to, subjects, title } = await scene();
    const { id, pageUrl } = await added();
    await manager.patch(`/api/interviews/${id}`, { body: { times: [inHours(8)] } });
    expect(subjects("manager")).toEqual([`Interview: ${title}`, `Interview cancelled: ${title}`]);
    expect(eventIn(to("manager").at(-1))).toMatchObject({ sequence: 1, startsAt: inHours(0) });
    expect(subjects("applicant").toSorted()).toEqual([
      `Choose a time: ${title}`,
      `Interview cancelled: ${title}`,
      `Interview: ${title}`,
    ]);
    await page({ pageUrl }).choose(inHours(8));
    expect(eventIn(to("manager").at(-1))).toMatchObject({ method: "REQUEST", sequence: 2 });
  });

  test("invites who is added, cancels for who is taken off, and tells who stays", async () => {
    const { added, people, manager, to, subjects, title } = await scene();
    const { id } = await added({ interviewerIds: [people.manager.id, people.owner.id] });
    await manager.patch(`/api/interviews/${id}`, {
      body: { interviewerIds: [people.manager.id, people.colleague.id] },
    });
    expect(subjects("colleague")).toEqual([`Interview: ${title}`]);
    expect(eventIn(to("colleague")[0])).toMatchObject({ method: "REQUEST", sequence: 1 });
    expect(subjects("owner")).toEqual([`Interview: ${title}`, `Interview cancelled: ${title}`]);
    expect(eventIn(to("owner").at(-1))).toMatchObject({ method: "CANCEL", sequence: 1 });
    expect(subjects("manager")).toEqual([`Interview: ${title}`, `Interview changed: ${title}`]);
  });

  test("of a change that is none, of a confirmation and of a no-show there is none", async () => {
    const { added, manager, page } = await scene();
    const interview = await added();
    letters.length = 0;
    await page(interview).choose(inHours(0));
    const body = { noShow: true, durationMinutes: 60, startsAt: inHours(0) };
    await manager.patch(`/api/interviews/${interview.id}`, { body });
    expect(letters).toEqual([]);
  });

  test("comes whatever is set, and tells interviewers of an erased candidate by no name", async () => {
    const { added, people, to, subjects, title } = await scene();
    for (const user of [people.applicant, people.manager])
      await as(user).patch("/api/account/notifications/interviews", { body: { mail: "never" } });
    await added();
    expect(subjects("applicant")).toEqual([`Interview: ${title}`]);
    await eraseApplicationsOf(db, people.applicant.id);
    await deliverLetters();
    expect(subjects("applicant")).toEqual([`Interview: ${title}`]);
    expect(eventIn(to("manager").at(-1))).toMatchObject({
      method: "CANCEL",
      attendees: [`mailto:${people.manager.email ?? ""}`],
    });
    expect(JSON.stringify(to("manager").at(-1))).not.toContain(people.applicant.email);
  });
});

describe("reminders", () => {
  const remind = async () => {
    await sendReminders(db);
    await deliverLetters();
  };
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);

  test("of the day before come to all, once, as they set it", async () => {
    const { added, people, subjects, title } = await scene();
    await as(people.manager).patch("/api/account/notifications/interviews", {
      body: { mail: "never" },
    });
    const interviewerIds = [people.manager.id, people.owner.id];
    const { id } = await added({ interviewerIds });
    await remind();
    await moveInterview(db, id, hours(23.9));
    await remind();
    await remind();
    for (const who of ["applicant", "owner"] as const)
      expect(subjects(who)).toEqual([`Interview: ${title}`, `Tomorrow: ${title}`]);
    expect(subjects("manager")).toEqual([`Interview: ${title}`]);
  });

  test("come neither of one that is cancelled, nor of one that begins within a day of its scheduling", async () => {
    const { added, manager } = await scene();
    const { id } = await added();
    await manager.delete(`/api/interviews/${id}`);
    await moveInterview(db, id, hours(20));
    await added({ startsAt: hours(10).toISOString() });
    letters.length = 0;
    await remind();
    expect(letters).toEqual([]);
  });

  test("of scorecards come a day after the end to interviewers who have not written theirs", async () => {
    const { added, people, manager, application, title } = await scene();
    const interviewerIds = [people.manager.id, people.owner.id];
    const { id } = await added({ interviewerIds });
    await manager.put(`/api/applications/${application.id}/scorecard`, {
      body: { scores: [], recommendation: 3 },
    });
    await moveInterview(db, id, hours(-24.9));
    letters.length = 0;
    await remind();
    expect(letters).toEqual([]);
    await moveInterview(db, id, hours(-25.1));
    await remind();
    await remind();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [people.owner.email, `Scorecard waiting: ${title}`],
    ]);
  });
});

describe("the calendar of an interviewer", () => {
  const begin = async (user: { id: string }) =>
    (await as(user).post<{ url: string }>("/api/calendar")).body.url;
  const read = async (url: string) => anonymous.get<string>(new URL(url).pathname);

  test("has one's own scheduled interviews alone, with the UIDs of the letters", async () => {
    const { added, propose, people, to, manager } = await scene();
    const { id } = await added({ interviewerIds: [people.manager.id, people.owner.id] });
    await added({ startsAt: inHours(3) });
    await propose([inHours(6)]);
    const url = await begin(people.owner);
    expect(url).toMatch(/^https:\/\/jobs\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    const answer = await read(url);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
    });
    const text = answer.bytes.toString();
    expect(text.match(/^UID:.*$/gm)).toEqual([`UID:${eventIn(to("owner")[0]).uid}`]);
    expect(text).not.toContain(people.applicant.email);
    await manager.delete(`/api/interviews/${id}`);
    expect((await read(url)).bytes.toString()).not.toContain("VEVENT");
  });

  test("has another address with each beginning, and none after its end; only its hash is kept", async () => {
    const { people } = await scene();
    const first = await begin(people.owner);
    const second = await begin(people.owner);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    for (const _ of [1, 2])
      expect((await as(people.owner).delete("/api/calendar")).status).toBe(204);
    expect((await read(second)).status).toBe(404);
  });
});
