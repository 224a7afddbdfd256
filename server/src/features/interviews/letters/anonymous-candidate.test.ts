// Letters to interviewers about somebody who applied anonymously.
import { expect, test } from "vitest";
import { buildAnonymousScene } from "#test/anonymous/anonymous-scene.ts";
import { startApp } from "#test/start-app.ts";
import { letterSubject } from "./letter-subject.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { as, db } = services;

test("an interviewer reads a code and no address until the candidate is shown, who reads their own", async () => {
  const { recruiter, candidate, path, setStatus } = await buildAnonymousScene(services);
  const proposed = await as(recruiter).post<{ id: string }>(`${path}/interviews`, {
    body: {
      times: [new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString()],
      durationMinutes: 30,
      timeZone: "UTC",
      interviewerIds: [recruiter.id],
    },
  });
  expect(proposed.status).toBe(201);
  const readBy = (to: string) => letterSubject(db, { to, interviewId: proposed.body.id });
  expect(await readBy(recruiter.id)).toMatchObject({
    candidateName: expect.stringMatching(/^Candidate [A-Z2-9]{4}$/),
    candidateEmail: null,
  });
  expect(await readBy(candidate.id)).toMatchObject({ candidateEmail: candidate.email });
  await setStatus("shortlisted");
  expect(await readBy(recruiter.id)).toMatchObject({ candidateEmail: candidate.email });
});
