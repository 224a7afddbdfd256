import {
  applicationStatuses,
  type ApplicationStatus,
} from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

interface Change {
  from: ApplicationStatus;
  to: ApplicationStatus;
  changedAt: string;
  changedBy: string | null;
}

const missing = { status: 404, body: "Application not found" };
const foreign = { status: 403, body: "Your role in this company does not allow this" };
const signedOut = { status: 401, body: "Unauthorized" };
const wrongRole = { status: 403, body: "You need recruiter access to view this page." };

/** An application, with everybody around it. */
const scene = async () => {
  const [recruiter, owner, candidate] = await Promise.all([
    buildUser(db, { role: "recruiter", firstName: "Rita", lastName: "Osei" }),
    buildUser(db, { role: "company", firstName: null, lastName: null }),
    buildUser(db),
  ]);
  const company = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { postedBy: recruiter.id, companyId: company.id });
  const application = await buildApplication(db, { jobId: job.id, candidateId: candidate.id });
  return { recruiter, owner, candidate, job, application, company };
};

const put = (user: { id: string }, id: string, status: unknown) =>
  as(user).put<LoadedApplication>(`/api/applications/${id}/status`, { body: { status } });

const bulk = (user: { id: string }, applicationIds: unknown, status: unknown) =>
  as(user).post<{ updatedCount: number }>("/api/applications/bulk-update", {
    body: { applicationIds, status },
  });

const historyFor = async (user: { id: string }, id: string) =>
  (await as(user).get<Change[]>(`/api/applications/${id}/history`)).body;

const statusOf = async (user: { id: string }, { id, jobId }: { id: string; jobId: string }) => {
  const { body } = await as(user).get<LoadedApplication[]>(`/api/applications/job/${jobId}`);
  return body.find((application) => application.id === id)?.status;
};

const hiresOf = async (user: { id: string }) =>
  (await as(user).get<{ stats: { hiresThisMonth: number } }>("/api/dashboard/recruiter")).body.stats
    .hiresThisMonth;

describe("the managers of the job", () => {
  test.each(["recruiter", "owner"] as const)(
    "the %s moves an application, and gets it",
    async (who) => {
      const { application, candidate, job, ...people } = await scene();
      const answer = await put(people[who], application.id, "shortlisted");
      expect(answer).toMatchObject({
        status: 200,
        body: {
          id: application.id,
          status: "shortlisted",
          candidate: { id: candidate.id },
          job: { id: job.id },
        },
      });
    },
  );

  test("may set any status from any other", async () => {
    const { application, recruiter } = await scene();
    for (const from of applicationStatuses)
      for (const to of applicationStatuses) {
        await put(recruiter, application.id, from);
        expect((await put(recruiter, application.id, to)).body.status).toBe(to);
      }
  });

  test("gets the status that they set, also when six are set at once", async () => {
    const { application, recruiter } = await scene();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        applicationStatuses.map((status) => put(recruiter, application.id, status)),
      );
      expect(answers.map(({ body }) => body.status)).toEqual(applicationStatuses);
    }
  });

  test("sets none of the statuses that do not exist", async () => {
    const { application, recruiter } = await scene();
    for (const status of ["promoted", "", null, undefined, ["hired"], "Pending"]) {
      const answer = await put(recruiter, application.id, status);
      expect(answer).toMatchObject({ status: 400, body: "Choose one of the application statuses" });
    }
    expect(await statusOf(recruiter, application)).toBe("pending");
  });

  test("finds no application that is not there", async () => {
    const { recruiter } = await scene();
    for (const id of [crypto.randomUUID(), "42"])
      expect(await put(recruiter, id, "hired")).toMatchObject(missing);
  });
});

describe("everyone else", () => {
  test("cannot move an application, and leaves it alone", async () => {
    const { application, candidate, recruiter } = await scene();
    const path = `/api/applications/${application.id}/status`;
    expect(await anonymous.put(path, { body: { status: "hired" } })).toMatchObject(signedOut);
    expect(await put(candidate, application.id, "hired")).toMatchObject(wrongRole);
    for (const role of ["recruiter", "company"] as const) {
      const stranger = await buildUser(db, { role });
      expect(await put(stranger, application.id, "hired")).toMatchObject(foreign);
    }
    expect(await statusOf(recruiter, application)).toBe("pending");
    expect(await historyFor(recruiter, application.id)).toEqual([]);
  });

  test("includes the poster of the job once they are a candidate", async () => {
    const { application, recruiter } = await scene();
    await as(recruiter).patch("/api/auth/user/role", { body: { role: "candidate" } });
    expect(await put(recruiter, application.id, "hired")).toMatchObject(wrongRole);
    expect(await as(recruiter).get(`/api/applications/${application.id}/history`)).toMatchObject(
      foreign,
    );
  });
});

describe("the history", () => {
  test("of more than a hundred changes comes in pages, oldest first, and says how many there are", async () => {
    const { recruiter, application } = await scene();
    for (let change = 1; change <= 101; change += 1)
      await put(recruiter, application.id, change % 2 === 0 ? "pending" : "shortlisted");
    const path = `/api/applications/${application.id}/history`;
    const first = await as(recruiter).get<Change[]>(path);
    expect(first.body).toHaveLength(100);
    expect(first.headers["x-total-count"]).toBe("101");
    expect(first.headers.link).toMatch(/page=2.*rel="next"/);
    const second = await as(recruiter).get<Change[]>(path, { query: { page: 2 } });
    expect(second.body).toMatchObject([{ from: "pending", to: "shortlisted" }]);
    expect(second.headers.link).not.toContain('rel="next"');
    expect((await as(recruiter).get(path, { query: { limit: 1_001 } })).status).toBe(400);
  });

  test("tells the managers of the job each change and its author, oldest first", async () => {
    const { application, recruiter, owner } = await scene();
    await put(recruiter, application.id, "shortlisted");
    await put(owner, application.id, "hired");
    expect(await historyFor(recruiter, application.id)).toMatchObject([
      { from: "pending", to: "shortlisted", changedBy: "Rita Osei" },
      { from: "shortlisted", to: "hired", changedBy: owner.email },
    ]);
  });

  test("tells the candidate the same without names", async () => {
    const { application, candidate, recruiter } = await scene();
    await put(recruiter, application.id, "rejected");
    expect(await historyFor(candidate, application.id)).toMatchObject([
      { from: "pending", to: "rejected", changedBy: null },
    ]);
  });

  test("is empty until somebody moves the application", async () => {
    const { application, candidate } = await scene();
    expect(await historyFor(candidate, application.id)).toEqual([]);
  });

  test("is for nobody else", async () => {
    const { application } = await scene();
    const path = `/api/applications/${application.id}/history`;
    expect(await anonymous.get(path)).toMatchObject(signedOut);
    for (const role of ["candidate", "recruiter", "company"] as const)
      expect(await as(await buildUser(db, { role })).get(path)).toMatchObject(foreign);
  });

  test("is not there for an application that is not there", async () => {
    const { candidate } = await scene();
    for (const id of [crypto.randomUUID(), "42"])
      expect(await as(candidate).get(`/api/applications/${id}/history`)).toMatchObject(missing);
  });

  test("does not grow when the status stays the same", async () => {
    const { application, recruiter } = await scene();
    await put(recruiter, application.id, "hired");
    expect((await put(recruiter, application.id, "hired")).status).toBe(200);
    await bulk(recruiter, [application.id], "hired");
    expect(await historyFor(recruiter, application.id)).toHaveLength(1);
  });

  test("is one chain also when two people click at the same moment", async () => {
    const { application, recruiter, owner } = await scene();
    const clicks = Array.from({ length: 6 }, () => applicationStatuses).flat();
    await Promise.all(
      clicks.map((status, index) => put(index % 2 ? recruiter : owner, application.id, status)),
    );
    const history = await historyFor(recruiter, application.id);
    expect(history.length).toBeGreaterThan(3);
    expect(history.slice(1).map(({ from }) => from)).toEqual(
      history.slice(0, -1).map(({ to }) => to),
    );
    expect(history.at(-1)?.to).toBe(await statusOf(recruiter, application));
  });
});

test("an application counts as a hire from becoming hired until it is moved on", async () => {
  const { application, recruiter } = await scene();
  expect(await hiresOf(recruiter)).toBe(0);
  await put(recruiter, application.id, "hired");
  expect(await hiresOf(recruiter)).toBe(1);
  await put(recruiter, application.id, "interview_scheduled");
  expect(await hiresOf(recruiter)).toBe(0);
});

describe("many at once", () => {
  const buildApplications = async (jobId: string, count: number) => {
    const candidates = await Promise.all(Array.from({ length: count }, () => buildUser(db)));
    return Promise.all(
      candidates.map(({ id }) => buildApplication(db, { jobId, candidateId: id })),
    );
  };

  test("of a thousand ids a recruiter moves their own; foreign and unknown ones do not count", async () => {
    const { job, recruiter } = await scene();
    const other = await scene();
    const own = await buildApplications(job.id, 190);
    const strangers = await buildApplications(other.job.id, 10);
    const unknown = Array.from({ length: 800 }, () => crypto.randomUUID());
    const ids = [...own.map(({ id }) => id), ...strangers.map(({ id }) => id), ...unknown];

    const answer = await bulk(recruiter, ids.toSorted(), "under_review");
    expect(answer).toMatchObject({ status: 200, body: { updatedCount: 190 } });

    const query = { status: "under_review", limit: 1 };
    const count = async (user: { id: string }, jobId: string) =>
      (await as(user).get(`/api/applications/job/${jobId}`, { query })).headers["x-total-count"];
    expect(await count(recruiter, job.id)).toBe("190");
    expect(await count(other.recruiter, other.job.id)).toBe("0");
    for (const { id } of own.slice(-2))
      expect(await historyFor(recruiter, id)).toMatchObject([
        { from: "pending", to: "under_review", changedBy: "Rita Osei" },
      ]);
    for (const { id } of strangers) expect(await historyFor(other.recruiter, id)).toEqual([]);
  });

  test("those that were in the status already are counted, but have no new history", async () => {
    const { job, recruiter } = await scene();
    const ids = (await buildApplications(job.id, 2)).map(({ id }) => id);
    await bulk(recruiter, ids.slice(1), "rejected");
    expect((await bulk(recruiter, ids, "rejected")).body.updatedCount).toBe(2);
    for (const id of ids) expect(await historyFor(recruiter, id)).toHaveLength(1);
  });

  test("an id that is named twice is moved once", async () => {
    const { application, recruiter } = await scene();
    const twice = [application.id, application.id.toUpperCase()];
    expect((await bulk(recruiter, twice, "hired")).body.updatedCount).toBe(1);
    expect(await historyFor(recruiter, application.id)).toHaveLength(1);
  });

  test("two overlapping updates in opposite order both finish", async () => {
    const { job, recruiter, owner } = await scene();
    await as(owner).patch("/api/auth/user/role", { body: { role: "recruiter" } });
    const ids = (await buildApplications(job.id, 50)).map(({ id }) => id);
    const answers = await Promise.all([
      bulk(recruiter, ids, "rejected"),
      bulk(owner, ids.toReversed(), "shortlisted"),
      bulk(recruiter, ids, "hired"),
      bulk(owner, ids.toReversed(), "under_review"),
    ]);
    expect(answers.map(({ body }) => body.updatedCount)).toEqual([50, 50, 50, 50]);
  });

  test("none, too many, malformed ids and unknown statuses are refused", async () => {
    const { application, recruiter } = await scene();
    const nothing = "Please select applications and a status to update.";
    expect(await bulk(recruiter, [], "hired")).toMatchObject({ status: 400, body: nothing });
    expect(await bulk(recruiter, undefined, "hired")).toMatchObject({ status: 400, body: nothing });
    expect(await bulk(recruiter, [application.id], "promoted")).toMatchObject({
      status: 400,
      body: nothing,
    });
    expect(await bulk(recruiter, [application.id, "42"], "hired")).toMatchObject({
      status: 400,
      body: "Unknown application",
    });
    const tooMany = Array.from({ length: 1_001 }, () => crypto.randomUUID());
    expect(await bulk(recruiter, tooMany, "hired")).toMatchObject({
      status: 400,
      body: "At most 1000 applications at a time",
    });
    expect(await statusOf(recruiter, application)).toBe("pending");
  });

  test("is for recruiters only", async () => {
    const { application, candidate, owner } = await scene();
    const body = { applicationIds: [application.id], status: "hired" };
    const path = "/api/applications/bulk-update";
    expect(await anonymous.post(path, { body })).toMatchObject(signedOut);
    expect(await as(candidate).post(path, { body })).toMatchObject(wrongRole);
    expect(await as(owner).post(path, { body })).toMatchObject(wrongRole);
  });
});
