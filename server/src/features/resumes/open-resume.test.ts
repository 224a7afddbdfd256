import { fileMissingText } from "@rolecall/contract/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildResume, buildUser } from "#test/build.ts";
import { storeKinds } from "#test/file-stores.ts";
import { startApp } from "#test/start-app.ts";

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, anonymous, db, files } = await startApp({ store });
  const candidate = await buildUser(db);
  const recruiter = await buildUser(db, { role: "recruiter" });
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { postedBy: recruiter.id, companyId: company.id });

  const ownedBy = (ownerId: string, row = {}) => buildResume(db, { ownerId, ...row }, files);
  const sent = async () => {
    const resume = await ownedBy(candidate.id);
    const applicant = await buildUser(db);
    await buildApplication(db, { candidateId: applicant.id, jobId: job.id, resumeId: resume.id });
    return resume;
  };
  const pathOf = ({ id }: { id: string }) => `/objects/${id}`;

  describe("who reads a resume", () => {
    test("its owner", async () => {
      const resume = await ownedBy(candidate.id);
      const { status, bytes } = await as(candidate).get(pathOf(resume));
      expect([status, bytes.length]).toEqual([200, resume.bytes]);
    });

    test("who manages a job that it was sent to: the poster and the company's owner", async () => {
      const resume = await sent();
      expect((await as(recruiter).get(pathOf(resume))).status).toBe(200);
      expect((await as(owner).get(pathOf(resume))).status).toBe(200);
    });

    test("nobody else: for them it does not exist", async () => {
      const resume = await sent();
      const unsent = await ownedBy(candidate.id);
      const strangers = [
        await buildUser(db),
        await buildUser(db, { role: "recruiter" }),
        await buildUser(db, { role: "company" }),
      ];
      for (const [user, path] of [
        ...strangers.map((stranger) => [stranger, pathOf(resume)] as const),
        [recruiter, pathOf(unsent)] as const,
      ]) {
        const { status, body } = await as(user).get(path);
        expect([status, body]).toEqual([404, fileMissingText]);
      }
    });

    test("nobody before it is registered, not even its owner", async () => {
      const resume = await ownedBy(candidate.id, { registeredAt: null });
      expect((await as(candidate).get(pathOf(resume))).status).toBe(404);
    });

    test("logged out it is 401, whether or not there is such a file", async () => {
      const resume = await ownedBy(candidate.id);
      for (const path of [pathOf(resume), "/objects/nothing", "/objects/no/such/place"]) {
        const { status, body } = await anonymous.get(path);
        expect([path, status, body]).toEqual([path, 401, "Unauthorized"]);
      }
    });

    test("what is no id is a missing file", async () => {
      for (const name of ["nothing", "..%2f..%2fetc%2fpasswd", "upload-address-secret"])
        expect((await as(candidate).get(`/objects/${name}`)).status).toBe(404);
    });

    test("a file that the store lost is a missing file", async () => {
      const resume = await ownedBy(candidate.id);
      await files.delete(resume.id);
      expect((await as(candidate).get(pathOf(resume))).status).toBe(404);
    });
  });

  describe("how it is sent", () => {
    test("with its type and name, fenced in, and kept by no cache", async () => {
      const resume = await ownedBy(candidate.id, { filename: "Ada Moreau.pdf" });
      const { headers } = await as(candidate).get(pathOf(resume));
      expect(headers).toMatchObject({
        "content-type": "application/pdf",
        "content-length": String(resume.bytes),
        "content-disposition": 'inline; filename="Ada Moreau.pdf"',
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      });
    });

    test("Word files are for saving only", async () => {
      const resume = await ownedBy(candidate.id, {
        filename: "cv.doc",
        contentType: "application/msword",
      });
      const { headers } = await as(candidate).get(pathOf(resume));
      expect(headers["content-disposition"]).toBe("attachment; filename=cv.doc");
    });

    test("its length can be asked for alone", async () => {
      const resume = await ownedBy(candidate.id);
      const answer = await as(candidate).head(pathOf(resume));
      expect([answer.status, answer.headers["content-length"]]).toEqual([
        200,
        String(resume.bytes),
      ]);
      expect(answer.bytes).toHaveLength(0);
    });

    test("a name in any script arrives, and none breaks out of its header", async () => {
      const resume = await ownedBy(candidate.id, { filename: 'Лебедева "CV"; x=1.pdf' });
      const { headers } = await as(candidate).get(pathOf(resume));
      expect(headers["content-disposition"]).toBe(
        'inline; filename="???????? \\"CV\\"; x=1.pdf"; filename*=UTF-8\'\'%D0%9B%D0%B5%D0%B1%D0%B5%D0%B4%D0%B5%D0%B2%D0%B0%20%22CV%22%3B%20x%3D1.pdf',
      );
    });
  });
});
