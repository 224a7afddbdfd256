import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { expect } from "vitest";
import { buildApplication, buildResume, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import type { TestApp } from "#test/start-app.ts";

const hour = 60 * 60 * 1000;
const base = Math.ceil(Date.now() / hour) * hour + 100 * hour;

/** A moment so many hours behind one that is some days away. */
export const inHours = (hours: number): string => new Date(base + hours * hour).toISOString();

/** The hiring scene, to schedule interviews in. */
export async function buildInterviewScene(services: TestApp) {
  const { people, application, employer, job } = await buildHiringScene(services);
  const { as, anonymous, db } = services;
  const path = `/api/applications/${application.id}/interviews`;
  const manager = as(people.manager);
  const plan = (more: object = {}) => ({
    startsAt: inHours(0),
    durationMinutes: 60,
    timeZone: "Europe/Berlin",
    interviewerIds: [people.manager.id],
    ...more,
  });
  const add = (more: object = {}, at = path) => manager.post<Interview>(at, { body: plan(more) });
  const added = async (more: object = {}, at = path) => {
    const { status, body } = await add(more, at);
    expect([status, body]).toEqual([201, expect.any(Object)]);
    return body;
  };
  const propose = (times: string[], more: object = {}, at = path) =>
    added({ startsAt: undefined, times, ...more }, at);
  const read = async (who: Client, at = path) => (await who.get<Interview[]>(at)).body;
  /** The calls of a candidate's page. */
  const page = ({ pageUrl }: Pick<Interview, "pageUrl">) => {
    const token = pageUrl?.split("/").at(-1) ?? "";
    const address = `/api/interview-pages/${token}`;
    return {
      get: () => anonymous.get(address),
      choose: (startsAt: string) => anonymous.post(address, { body: { startsAt } }),
      cancel: () => anonymous.delete(address),
    };
  };
  /** Another application to the same job, and where its interviews stand. */
  const another = async (jobId = job.id) => {
    const candidate = await buildUser(db, { email: `${crypto.randomUUID()}@example.com` });
    const resume = await buildResume(db, { ownerId: candidate.id });
    const made = await buildApplication(db, {
      jobId,
      candidateId: candidate.id,
      resumeId: resume.id,
    });
    return { candidate, application: made, path: `/api/applications/${made.id}/interviews` };
  };
  return {
    people,
    application,
    employer,
    job,
    path,
    manager,
    applicant: as(people.applicant),
    reviewer: as(people.reviewer),
    plan,
    add,
    added,
    propose,
    read,
    page,
    another,
  };
}

export const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];
