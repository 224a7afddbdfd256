import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { CompanyDraft } from "@rolecall/contract/companies/company-draft.ts";
import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";

type Details = { role?: Role; firstName?: string; lastName?: string; email?: string };

/** A user who acts through the API as the client would. */
export interface Person {
  user: User;
  password: string;
  request: APIRequestContext;
  makeCompany: (draft?: Partial<CompanyDraft>) => Promise<Company>;
  /** Posts a job, at a company made for it unless one is named. */
  postJob: (draft?: Partial<JobDraft>) => Promise<JobDetail>;
  /** Uploads and registers a file, or a small PDF of a text. Resolves to its object path. */
  uploadResume: (content?: string | Buffer, filename?: string) => Promise<string>;
  /** Makes a profile with a resume. */
  makeProfile: () => Promise<unknown>;
  /** Applies with a resume uploaded for it, unless the path of one is given. */
  applyTo: (
    job: { id: string },
    coverLetter?: string,
    resumeUrl?: string,
  ) => Promise<{ id: string }>;
}

export type SignUp = (details?: Details) => Promise<Person>;

/** Makes accounts on one server. Usernames are new each time, so tests need not agree on them. */
export function signUpAt(baseURL: string, playwright: PlaywrightWorkerArgs["playwright"]): SignUp {
  return async ({ role = "candidate", firstName = "Ada", lastName = "Moreau", email } = {}) => {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { Origin: baseURL },
    });
    const password = "Correct-horse-7";
    const send = async <Reply>(method: "POST" | "PUT", path: string, data?: unknown) => {
      const answer = await request.fetch(path, { method, data });
      if (!answer.ok()) {
        throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
      }
      return (await answer.json()) as Reply;
    };
    const username = `${firstName}-${crypto.randomUUID().slice(0, 8)}`.toLowerCase();
    const account = { username, password, email, firstName, lastName, role };

    const makeCompany: Person["makeCompany"] = (draft) =>
      send("POST", "/api/companies", { name: "Northwind Labs", ...draft });
    const uploadResume: Person["uploadResume"] = async (
      content = `${firstName} ${lastName}`,
      filename = "resume.pdf",
    ) => {
      const asked = { filename };
      const { uploadURL } = await send<{ uploadURL: string }>("POST", "/api/objects/upload", asked);
      const headers = { "Content-Type": resumeTypes.pdf };
      const file = typeof content === "string" ? pdfOf(content) : content;
      const stored = await request.put(uploadURL, { data: file, headers });
      if (!stored.ok()) throw new Error(`PUT ${uploadURL}: ${stored.status()}`);
      const registered = { resumeURL: uploadURL };
      return (await send<{ objectPath: string }>("PUT", "/api/resume", registered)).objectPath;
    };

    return {
      user: await send<User>("POST", "/api/register", account),
      password,
      request,
      makeCompany,
      postJob: async (draft) =>
        send("POST", "/api/jobs", {
          title: "Staff Engineer",
          description: "Build what candidates see first.",
          location: "Lisbon",
          type: "full-time",
          experienceLevel: "senior",
          category: "technology",
          companyId: draft?.companyId ?? (await makeCompany()).id,
          ...draft,
        }),
      uploadResume,
      makeProfile: async () =>
        send("POST", "/api/profile", {
          title: "Gardener",
          summary: "Roses.",
          skills: ["Pruning"],
          location: "Sintra",
          resumeUrl: await uploadResume(),
        }),
      applyTo: async (job, coverLetter = "I would like to join you.", resumeUrl) =>
        send("POST", "/api/applications", {
          jobId: job.id,
          coverLetter,
          resumeUrl: resumeUrl ?? (await uploadResume()),
        }),
    };
  };
}
