import { setTimeout as delay } from "node:timers/promises";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import type { Answer, Call, HttpClient } from "../bench/http-client.ts";

type OwnCall = Omit<Call, "cookie">;

/** A machine may be so busy that even a whole server asks to come again. */
const timeoutMs = 30_000;

export const password = "Correct-horse-7";

let made = 0;

export const newAccount = (role: Role) => {
  made += 1;
  const username = `${role}-${made}`;
  return { username, password, email: `${username}@example.com`, role };
};

/** The `Cookie` header that an answer asks for. */
export const cookieOf = ({ headers }: Answer): string =>
  headers["set-cookie"]?.[0]?.split(";")[0] ?? "";

export const jsonOf = ({ content }: Answer): unknown => JSON.parse(content.toString());

const untilTaken = async (ask: () => Promise<Answer>): Promise<Answer> => {
  for (const end = Date.now() + timeoutMs; ; await delay(100)) {
    const answer = await ask();
    if (answer.status !== 503 || Date.now() > end) return answer;
  }
};

/** A user who acts through the API as the client would. */
export class Person {
  readonly user: User;
  readonly cookie: string;
  readonly #client: HttpClient;

  constructor(client: HttpClient, user: User, cookie: string) {
    this.#client = client;
    this.user = user;
    this.cookie = cookie;
  }

  static async signUp(client: HttpClient, role: Role): Promise<Person> {
    const answer = await untilTaken(() =>
      client.ask({ method: "POST", path: "/api/register", body: newAccount(role) }),
    );
    if (answer.status !== 201)
      throw new Error(`Signing up: ${answer.status} ${answer.content.toString()}`);
    return new Person(client, jsonOf(answer) as User, cookieOf(answer));
  }

  ask(call: OwnCall): Promise<Answer> {
    return this.#client.ask({ ...call, cookie: this.cookie });
  }

  /** Asks again where the answer is to come again. */
  askUntilTaken(call: OwnCall): Promise<Answer> {
    return untilTaken(() => this.ask(call));
  }

  /** Like `askUntilTaken`, and throws unless the answer is a success. */
  async send<Reply>(call: OwnCall): Promise<Reply> {
    const answer = await this.askUntilTaken(call);
    if (answer.status > 299)
      throw new Error(`${call.path}: ${answer.status} ${answer.content.toString()}`);
    return jsonOf(answer) as Reply;
  }

  get<Reply>(path: string): Promise<Reply> {
    return this.send({ path });
  }

  makeCompany(): Promise<{ id: string }> {
    return this.send({ method: "POST", path: "/api/companies", body: { name: "Northwind Labs" } });
  }

  postJob(companyId: string, title = "Staff Engineer"): Promise<{ id: string }> {
    return this.send({ method: "POST", path: "/api/jobs", body: jobDraft(companyId, title) });
  }

  /** Uploads and registers a small PDF. Resolves to its object path. */
  async uploadResume(): Promise<string> {
    const { uploadURL } = await this.send<{ uploadURL: string }>(addressRequest);
    await this.#client.send({ method: "PUT", path: pathOf(uploadURL), bytes: pdfOf("Ada Moreau") });
    const { objectPath } = await this.send<{ objectPath: string }>(registrationOf(uploadURL));
    return objectPath;
  }

  applyTo(jobId: string, resumeUrl: string): Promise<{ id: string }> {
    return this.send(applicationTo(jobId, resumeUrl));
  }
}

export const jobDraft = (companyId: string, title: string) => ({
  title,
  companyId,
  description: "Build what candidates see first.",
  location: "Lisbon",
  type: "full-time",
  experienceLevel: "senior",
  category: "technology",
});

export const profileDraft = {
  title: "Gardener",
  summary: "0",
  skills: ["Pruning"],
  location: "Sintra",
};

export const addressRequest: OwnCall = { method: "POST", path: "/api/objects/upload", body: {} };

export const registrationOf = (resumeURL: string): OwnCall => ({
  method: "PUT",
  path: "/api/resume",
  body: { resumeURL },
});

export const applicationTo = (jobId: string, resumeUrl: string): OwnCall => ({
  method: "POST",
  path: "/api/applications",
  body: { jobId, resumeUrl, coverLetter: "I would like to join you." },
});

/** The path of an absolute address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
