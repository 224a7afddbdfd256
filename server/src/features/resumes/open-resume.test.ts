import { fileMissingText } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildResume, buildUser } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
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

  describe("readers of a resume", () => {
    test("its owner", async () => {
      const resume = await ownedBy(candidate.id);
      const { status, bytes } = await as(candidate).get(pathOf(resume));
      expect([status, bytes.length]).toEqual([200, resume.bytes]);
    });

    test("the managers of a job that it was sent to: the poster and the company's owner", async () => {
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

    describe("a signed-out browser", () => {
      const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
      const linksOf = (page: unknown) => [...String(page).matchAll(/href="(\/api[^"]*)"/g)];

      test("gets a page that leads to the sign-in and back to the file, whether or not there is one", async () => {
        const resume = await ownedBy(candidate.id);
        const missing = crypto.randomUUID();
        for (const id of [resume.id, missing]) {
          const { status, headers, body } = await anonymous.get(pathOf({ id }), {
            headers: browser,
          });
          expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
            401,
            "text/html; charset=utf-8",
            "no-store",
          ]);
          expect(body).toContain("<h1>Sign in to open this file</h1>");
          const [[, signIn] = []] = linksOf(body);
          expect(signIn).toBe(`/api/login?next=%2Fobjects%2F${id}`);
          expect((await anonymous.get(String(signIn))).headers["location"]).toBe(
            `/auth?next=%2Fobjects%2F${id}`,
          );
        }
      });

      test("runs no script there, and loads the page's own style and the mark alone", async () => {
        const { headers } = await anonymous.get("/objects/a", { headers: browser });
        expect(String(headers["content-security-policy"])).toMatch(
          /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
        );
      });

      test.each(["%2F%2Fevil.example", "%5Cevil.example", "%22%3E%3Cscript%3E", "..%2F..%2Fjobs"])(
        "is led nowhere else by the address %s",
        async (id) => {
          const { body } = await anonymous.get(`/objects/${id}`, { headers: browser });
          const links = linksOf(body).map(([, href]) => href);
          expect(links).toEqual([
            `/api/login?next=${encodeURIComponent(`/objects/${encodeURIComponent(decodeURIComponent(id))}`)}`,
          ]);
          expect(body).not.toContain("<script");
        },
      );

      test("gets the file itself once signed in", async () => {
        const resume = await ownedBy(candidate.id);
        const { status, headers } = await as(candidate).get(pathOf(resume), { headers: browser });
        expect([status, headers["content-type"]]).toEqual([200, resume.contentType]);
      });
    });

    test.each(["*/*", "application/json", "text/plain, text/html;q=0.5", "text/html;q=0", ""])(
      "logged out, a program that accepts '%s' gets a sentence",
      async (accept) => {
        const { status, headers, body } = await anonymous.get("/objects/a", {
          headers: { accept },
        });
        expect([status, headers["content-type"], body]).toEqual([
          401,
          "text/plain; charset=utf-8",
          "Unauthorized",
        ]);
      },
    );

    test("a malformed id is a missing file", async () => {
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
