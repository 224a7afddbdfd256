// Of each type of event: what an application was before, and the events, are what it is now.
import {
  answeringStatuses,
  type ApplicationStatus,
} from "@rolecall/contract/applications/application-status.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { and, asc, eq, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#db/schema/applications.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import type { ApplicationEventType, EventData } from "#events/event.ts";
import { catchUp } from "#events/read-events.service.ts";
import { closingReader } from "#features/applications/closing/closing.reader.ts";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildResume } from "#test/build.ts";
import { withoutReleaseBefore } from "#test/change.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, db } = services;
await withoutReleaseBefore(db);

interface State {
  status: ApplicationStatus;
  stageId: string | null;
  resumeId: string | null;
  isOpened: boolean;
  isAnswered: boolean;
  isWithdrawn: boolean;
  isHired: boolean;
  isErased: boolean;
}

const fresh = { isOpened: false, isAnswered: false, isWithdrawn: false, isHired: false };
const isAnswer = (status: ApplicationStatus) => answeringStatuses.some((one) => one === status);

/** What each type changes. A type that is missing here does not compile. */
const changed: {
  [Type in ApplicationEventType]: (data: EventData[Type], side: string) => Partial<State>;
} = {
  sent: () => ({ ...fresh, status: "pending" }),
  opened: () => ({ isOpened: true }),
  status: ({ to }) => ({
    status: to,
    isHired: to === "hired",
    ...(isAnswer(to) && { isAnswered: true }),
  }),
  moved: ({ stageId, status }) => ({ stageId, status }),
  message: (_, side) => (side === "employer" ? { isAnswered: true } : {}),
  file: ({ resumeId }) => ({ resumeId }),
  withdrawn: () => ({ isWithdrawn: true }),
  interview: (_, side) => (side === "employer" ? { isAnswered: true } : {}),
  closed: () => ({}),
  erased: () => ({ isErased: true, resumeId: null }),
};

const after = (
  state: State,
  { type, data, side }: typeof applicationEvents.$inferSelect,
): State => {
  const change = changed[type as ApplicationEventType] as (
    data: unknown,
    side: string,
  ) => Partial<State>;
  return { ...state, ...change(data, side) };
};

test("events tell all that changes of an application's state, each type of them", async () => {
  const { application, people, job, resume } = await buildHiringScene(services);
  const { id } = application;
  const [applicant, manager] = [as(people.applicant), as(people.manager)];
  const path = `/api/applications/${id}`;
  const other = await buildResume(db, { ownerId: people.applicant.id });

  const stateNow = async (): Promise<State> => {
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    if (!row) throw new Error("The application is gone");
    return {
      status: row.status,
      stageId: row.stageId,
      resumeId: row.resumeId,
      isOpened: row.openedAt !== null,
      isAnswered: row.answeredAt !== null,
      isWithdrawn: row.withdrawnAt !== null,
      isHired: row.hiredAt !== null,
      isErased: row.candidateId === null,
    };
  };
  let read = 1;
  const newEvents = async () => {
    const isNew = and(
      eq(applicationEvents.applicationId, id),
      gt(applicationEvents.position, read),
    );
    const events = await db
      .select()
      .from(applicationEvents)
      .where(isNew)
      .orderBy(asc(applicationEvents.position));
    read = events.at(-1)?.position ?? read;
    return events;
  };
  const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
  const write = (who: typeof applicant, text: string) =>
    who.post(`${path}/messages`, { body: { text }, headers: key() });
  const setStatus = (status: ApplicationStatus) =>
    manager.put(`${path}/status`, { body: { status } });
  const proposal = {
    times: [new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()],
    durationMinutes: 60,
    timeZone: "UTC",
    interviewerIds: [people.manager.id],
  };
  const steps: [string[], () => Promise<unknown>][] = [
    [["file"], () => applicant.patch(path, { body: { resumeUrl: objectPathPrefix + other.id } })],
    [["opened"], () => manager.put(`${path}/opened`)],
    [["message"], () => write(manager, "Welcome.")],
    [["message"], () => write(applicant, "Thank you.")],
    [["status", "moved"], () => setStatus("interview_scheduled")],
    [["interview"], () => manager.post(`${path}/interviews`, { body: proposal })],
    [["withdrawn", "interview"], () => applicant.post(`${path}/withdraw`)],
    [
      ["sent", "moved"],
      () =>
        applicant.post("/api/applications", {
          body: {
            jobId: job.id,
            resumeUrl: objectPathPrefix + other.id,
            coverLetter: "Once more.",
          },
        }),
    ],
    [["opened", "status", "moved"], () => setStatus("hired")],
    [
      ["closed"],
      async () => {
        await manager.patch(`/api/jobs/${job.id}`, { body: { isActive: false } });
        await catchUp(db, closingReader);
      },
    ],
    [["erased"], () => eraseApplicationsOf(db, people.applicant.id)],
  ];

  let state = await stateNow();
  expect(state).toMatchObject({ ...fresh, status: "pending", resumeId: resume.id });
  await newEvents();
  const told = new Set<string>(["sent"]);
  for (const [types, step] of steps) {
    await step();
    const events = await newEvents();
    expect(events.map(({ type }) => type)).toEqual(types);
    state = events.reduce(after, state);
    expect([types, await stateNow()]).toEqual([types, state]);
    for (const type of types) told.add(type);
  }
  expect([...told].toSorted()).toEqual(Object.keys(changed).toSorted());
});
