import { describe, expect, test } from "vitest";
import { recordChange } from "#features/audit/audit.service.ts";
import { letterOfKind } from "#features/letters/notifications.service.ts";
import {
  buildApplication,
  buildCompany,
  buildJob,
  buildMember,
  buildProfile,
  buildResume,
  buildUser,
} from "#test/build.ts";
import { withoutReleaseBefore } from "#test/change.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { everyRow } from "#test/database/every-row.ts";
import { eraseAtOf, makeDue } from "#test/database/make-due.ts";
import { refuseLettersAbout } from "#test/database/outbox-rows.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { whileUncommitted } from "#test/database/while-uncommitted.ts";
import { buildLetterSite } from "#test/mail/letter-site.ts";
import { newBrowser, password, signIn, someoneSignedIn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";
import { eraseAccounts } from "./erase-accounts.service.ts";

const services = await startApp();
const { anonymous, as, db, files, letters, deliverLetters } = services;
await withoutReleaseBefore(db);
const run = async () => {
  await eraseAccounts(db, { files });
  await deliverLetters();
};
const erase = async (person: { id: string }) => {
  await makeDue(db, person);
  await run();
};

const away = { ...files, delete: () => Promise.reject(new Error("away")) };

/** A candidate's application to a recruiter's job, with a file in the store. */
const applied = async () => {
  const recruiter = await buildUser(db, { role: "recruiter", firstName: "Rita" });
  const job = await buildJob(db, { postedBy: recruiter.id });
  const candidate = await someoneSignedIn(services);
  const resume = await buildResume(db, { ownerId: candidate.id }, files);
  await buildProfile(db, { userId: candidate.id, resumeId: resume.id });
  const row = { candidateId: candidate.id, jobId: job.id, resumeId: resume.id };
  const application = await buildApplication(db, row);
  return { recruiter, job, candidate, resume, application };
};

interface Read {
  candidateId: string | null;
}

describe("an erased candidate", () => {
  test("is a row without a name to employers, whose counts and history stay true", async () => {
    const { recruiter, job, candidate, resume, application } = await applied();
    const reader = as(recruiter);
    const path = `/api/applications/${application.id}`;
    await reader.put(`${path}/status`, { body: { status: "shortlisted" } });
    const before = (await reader.get<object>(path)).body;
    const history = (await reader.get(`${path}/history`)).body;
    await erase(candidate);

    const { body } = await reader.get<Read>(path);
    expect(body).toEqual({
      ...before,
      candidateId: null,
      candidate: {
        id: null,
        firstName: "Former",
        lastName: "candidate",
        email: null,
        profileImageUrl: null,
        candidateProfile: null,
      },
      coverLetter: "",
      resumeUrl: "",
      source: null,
      // Nothing is noted of an erased person, and nobody writes to them.
      can: { decide: true, note: false, message: false, withdraw: false, edit: false },
    });
    expect((await reader.get(`${path}/history`)).body).toEqual(history);
    const listed = await reader.get<Read[]>(`/api/applications/job/${job.id}`);
    expect(listed.body).toEqual([body]);
    expect((await reader.get(`/api/jobs/${job.id}`)).body).toMatchObject({ applicantCount: 1 });
    expect((await reader.get(`/objects/${resume.id}`)).status).toBe(404);
    expect(await files.sizeOf(resume)).toBeNull();
    await reader.put(`${path}/status`, { body: { status: "rejected" } });
    expect((await reader.get(path)).body).toMatchObject({ status: "rejected" });
  });

  test("is found by 'former candidate' and by no former name, among the others in every order", async () => {
    const { recruiter, job, candidate } = await applied();
    const other = await buildUser(db, { firstName: "Zoe", lastName: "Young" });
    await buildApplication(db, { candidateId: other.id, jobId: job.id });
    await erase(candidate);
    const found = async (query: Record<string, string>) => {
      const answer = await as(recruiter).get<{ applications: Read[]; total: number }>(
        "/api/applications/filter",
        { query },
      );
      expect(answer.body.total).toBe(answer.body.applications.length);
      return answer.body.applications.map(({ candidateId }) => candidateId);
    };
    expect(await found({ search: "ormer Candi" })).toEqual([null]);
    for (const former of [candidate.email, "Moreau", candidate.username])
      expect(await found({ search: former ?? "" })).toEqual([]);
    expect(await found({ search: "young" })).toEqual([other.id]);
    expect(await found({ sortBy: "candidate", sortOrder: "asc" })).toEqual([null, other.id]);
    expect(await found({ sortBy: "candidate", sortOrder: "desc" })).toEqual([other.id, null]);
    expect(await found({})).toHaveLength(2);
  });

  test("cannot sign in any more, and the last letter says that the account was erased", async () => {
    const { candidate } = await applied();
    await erase(candidate);
    expect(await signIn(newBrowser(services), candidate.username)).toMatchObject({
      status: 401,
      body: "Invalid username or password",
    });
    expect(letters.at(-1)).toMatchObject({
      to: candidate.email,
      subject: "Your account was erased",
    });
  });

  test("may register anew with the same username and email, begins anew, and applies anew", async () => {
    const { job, candidate } = await applied();
    await erase(candidate);
    const browser = newBrowser(services);
    const { username, email } = candidate;
    const registered = await browser.post<{ id: string }>("/api/register", {
      body: { username, email, password },
    });
    expect(registered.status).toBe(201);
    expect((await browser.get("/api/profile")).status).toBe(404);
    expect((await browser.get("/api/applications/candidate")).body).toEqual([]);
    const resume = await buildResume(db, { ownerId: registered.body.id });
    const body = { jobId: job.id, coverLetter: "Again", resumeUrl: `/objects/${resume.id}` };
    expect((await browser.post("/api/applications", { body })).status).toBe(201);
  });

  test("has left neither id nor name, address or letter in any row of the database", async () => {
    const person = { firstName: "Xanthippe", lastName: "Quillfeather" };
    const user = await buildUser(db, {
      ...person,
      username: "xq-71",
      email: "xanthippe@quill.example",
      emailVerified: true,
    });
    await buildProfile(db, { userId: user.id, summary: "Quillfeather's summary" });
    await buildApplication(db, { candidateId: user.id, coverLetter: "By Quillfeather" });
    const { id: companyId } = await buildCompany(db, { ownerId: user.id });
    await buildJob(db, { companyId, postedBy: user.id });
    await buildResume(db, { ownerId: user.id, filename: "quillfeather.pdf" }, files);
    const admin = await buildUser(db);
    await recordChange(db, {
      actorId: admin.id,
      action: "administrator-added",
      subjectId: user.id,
      changes: { username: user.username },
    });
    const letter = { to: "Xanthippe@quill.example", subject: "News", body: ["News"] };
    await letterOfKind(db, { ...letter, kind: "team", site: buildLetterSite() });
    await erase(user);
    const rows = JSON.stringify(await everyRow(db)).toLowerCase();
    for (const trace of [user.id, "xanthippe", "quillfeather", "xq-71"])
      expect([trace, rows.includes(trace)]).toEqual([trace, false]);
  });
});

describe("the record of an erased person", () => {
  test("keeps its entries, with nobody's name", async () => {
    const person = await buildUser(db, { role: "recruiter" });
    const admin = await buildUser(db);
    const job = await buildJob(db);
    const { id: subjectId } = job;
    await recordChange(db, {
      actorId: person.id,
      action: "job-posted",
      subjectId,
      changes: { title: person.username },
    });
    await recordChange(db, {
      actorId: admin.id,
      action: "member-invited",
      subjectId,
      changes: { email: person.email?.toUpperCase(), role: "recruiter" },
    });
    await recordChange(db, {
      actorId: admin.id,
      action: "reviewer-added",
      subjectId,
      changes: { userId: person.id },
    });
    await erase(person);
    const kept = await auditEntriesOf(db, subjectId);
    const shown = Object.fromEntries(
      kept.map(({ action, actorId, changes }) => [action, { actorId, changes }]),
    );
    expect(shown).toEqual({
      "job-posted": { actorId: null, changes: { title: person.username } },
      "member-invited": { actorId: admin.id, changes: { email: "erased", role: "recruiter" } },
      "reviewer-added": { actorId: admin.id, changes: { userId: "erased" } },
    });
  });
});

describe("the jobs and companies of an erased person", () => {
  test("stay with the team: a member's job goes on, the first admin who stays becomes owner and reads so", async () => {
    const owner = await buildUser(db, { role: "company" });
    const { id: companyId } = await buildCompany(db, { ownerId: owner.id });
    const job = await buildJob(db, { companyId, postedBy: owner.id });
    const joinedAt = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const suspended = { suspendedAt: new Date(), suspensionReason: "No" };
    await buildMember(db, { companyId, role: "admin", joinedAt: joinedAt(9) }, suspended);
    const leaving = await buildMember(db, { companyId, role: "admin", joinedAt: joinedAt(8) });
    expect((await as(leaving).delete("/api/account")).status).toBe(202);
    const recruiter = await buildMember(db, { companyId, joinedAt: joinedAt(7) });
    const successor = await buildMember(db, { companyId, role: "admin", joinedAt: joinedAt(6) });
    await erase(owner);

    expect((await as(recruiter).get(`/api/companies/${companyId}`)).body).toMatchObject({
      ownerId: successor.id,
    });
    expect((await anonymous.get(`/api/jobs/${job.id}`)).body).toMatchObject({
      postedBy: null,
      postedByOutsider: false,
      isActive: true,
    });
    expect(letters.filter(({ to }) => to === successor.email)).toHaveLength(1);
    const history = await as(successor).get<{ action: string; actor: unknown }[]>(
      `/api/companies/${companyId}/history`,
    );
    expect(history.body[0]).toMatchObject({ action: "owner-changed", actor: null });
    const team = await as(successor).get<unknown[]>(`/api/companies/${companyId}/members`);
    expect(team.body).toHaveLength(4);
  });

  test("are nobody's where nobody may follow, and open jobs that nobody manages are closed", async () => {
    const owner = await buildUser(db, { role: "company" });
    const { id: companyId } = await buildCompany(db, { ownerId: owner.id });
    await buildMember(db, { companyId, role: "reviewer" });
    const ofOwner = await buildJob(db, { companyId, postedBy: owner.id });
    const outsider = await buildUser(db, { role: "recruiter" });
    const ofOutsider = await buildJob(db, { companyId, postedBy: outsider.id });
    const isActive = async ({ id }: { id: string }) =>
      (await anonymous.get<{ isActive: boolean }>(`/api/jobs/${id}`)).body.isActive;
    await erase(owner);
    const company = await as(outsider).get(`/api/companies/${companyId}`);
    expect(company.body).toMatchObject({ ownerId: null });
    expect([await isActive(ofOwner), await isActive(ofOutsider)]).toEqual([false, true]);
    await erase(outsider);
    expect(await isActive(ofOutsider)).toBe(false);
    expect((await anonymous.get(`/api/jobs/${ofOutsider.id}`)).body).toMatchObject({
      postedBy: null,
      postedByOutsider: true,
    });
  });

  test("do not become listed because the poster was suspended", async () => {
    const poster = await buildUser(db, { role: "recruiter", suspendedAt: new Date() });
    const job = await buildJob(db, { postedBy: poster.id });
    await erase(poster);
    expect((await anonymous.get(`/api/jobs/${job.id}`)).body).toMatchObject({ isActive: false });
  });
});

describe("the erasure", () => {
  test("leaves everybody alone whose time has not come", async () => {
    const [staying, leaving] = [await buildUser(db), await buildUser(db)];
    await as(leaving).delete("/api/account");
    await run();
    expect(await eraseAtOf(db, leaving)).not.toBeNull();
    expect((await as(staying).get("/api/auth/user")).status).toBe(200);
  });

  test("is done once by several servers at once, with one letter", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => buildUser(db)));
    await Promise.all(people.map((person) => makeDue(db, person)));
    await Promise.all([run(), run(), run()]);
    await run();
    for (const { email } of people)
      expect(letters.filter(({ to }) => to === email)).toMatchObject([
        { subject: "Your account was erased" },
      ]);
  });

  test("goes on where it stopped: files that the store did not delete go with the next run", async () => {
    const { candidate, resume } = await applied();
    await makeDue(db, candidate);
    await expect(eraseAccounts(db, { files: away })).rejects.toThrow("away");
    expect(await files.sizeOf(resume)).not.toBeNull();
    await run();
    expect(await files.sizeOf(resume)).toBeNull();
  });

  test("of one account that fails holds up no other, and is rolled back whole", async () => {
    const [first, second] = [await applied(), await buildUser(db)];
    await makeDue(db, first.candidate);
    await makeDue(db, second);
    const takeLettersAgain = await refuseLettersAbout(db, first.candidate.id);
    await expect(eraseAccounts(db, { files })).rejects.toThrow("could not be erased");
    await deliverLetters();
    await takeLettersAgain();
    const path = `/api/applications/${first.application.id}`;
    expect((await as(first.recruiter).get(path)).body).toMatchObject({
      candidateId: first.candidate.id,
    });
    expect(letters.at(-1)).toMatchObject({ to: second.email });
    await run();
    expect((await as(first.recruiter).get(path)).body).toMatchObject({ candidateId: null });
  });

  test("and a sign-in at the same moment: it is told that there is no such account", async () => {
    const { candidate } = await applied();
    const answer = await requestDuring(
      db,
      async (db) => {
        await makeDue(db, candidate);
        await eraseAccounts(db, { files });
      },
      () => signIn(newBrowser(services), candidate.username),
    );
    expect(answer).toMatchObject({ status: 401, body: "Invalid username or password" });
  });

  test("and an application at the same moment: it is refused like that of who is signed out", async () => {
    const { job } = await applied();
    const late = await buildUser(db);
    const resume = await buildResume(db, { ownerId: late.id });
    const browser = as(late);
    const refused = await requestDuring(
      db,
      async (db) => {
        await makeDue(db, late);
        // The files stay for now, as they do where a backup is under way.
        await eraseAccounts(db, { files: away }).catch(() => undefined);
      },
      () => browser.post("/api/applications", { body: draftOf(job, resume) }),
    );
    expect(refused).toMatchObject({ status: 401, body: "Unauthorized" });
  });

  test("waits for an application that is being written, and erases it as well", async () => {
    const { job, recruiter, candidate } = await applied();
    const late = await buildUser(db);
    const resume = await buildResume(db, { ownerId: late.id });
    await makeDue(db, late);
    await whileUncommitted(
      db,
      (db) => buildApplication(db, { candidateId: late.id, jobId: job.id, resumeId: resume.id }),
      run,
    );
    const list = () => as(recruiter).get<Read[]>(`/api/applications/job/${job.id}`);
    expect((await list()).body.map(({ candidateId }) => candidateId)).toEqual([
      late.id,
      candidate.id,
    ]);
    await run();
    expect((await list()).body.map(({ candidateId }) => candidateId)).toEqual([null, candidate.id]);
  });
});

const draftOf = (job: { id: string }, resume: { id: string }) => ({
  jobId: job.id,
  coverLetter: "Hello",
  resumeUrl: `/objects/${resume.id}`,
});
