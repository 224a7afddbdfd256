// Every call by every kind of caller, on the data of one hiring scene.
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { describe, expect, test } from "vitest";
import type { CallOptions, Client } from "#test/client.ts";
import {
  buildHiringScene,
  privateWords,
  type Caller,
  type HiringScene,
} from "#test/hiring-scene.ts";
import type { TestApp } from "#test/start-app.ts";

export const callers = [
  "anonymous",
  "applicant",
  "candidate",
  "manager",
  "recruiter",
  "owner",
  "company",
] as const satisfies Caller[];

/**
 * Callers who have to do with the company in another way, each with whom of the seven they are like
 * wherever a row says nothing of them.
 */
const likeWhom = {
  admin: "manager",
  colleague: "manager",
  reviewer: "recruiter",
  otherReviewer: "recruiter",
  invited: "recruiter",
  former: "recruiter",
  demoted: "candidate",
} as const satisfies Partial<Record<Caller, (typeof callers)[number]>>;

type TeamCaller = keyof typeof likeWhom;
export const teamCallers = Object.keys(likeWhom) as TeamCaller[];

/** One call, made on the scene's data by all of them. */
export interface Row {
  /** The request; `given` is the result of `before`. */
  call?: (scene: HiringScene, given: string[]) => CallOptions & { params?: Record<string, string> };
  /** Calls of the applicant beforehand, such as beginning an upload. */
  before?: (applicant: Client) => Promise<string[]>;
  /** The statuses of the answers, in the order of `callers`; one number if all get the same. */
  statuses: number | [number, number, number, number, number, number, number];
  /** The statuses of callers who are not like one of the seven. */
  team?: Partial<Record<TeamCaller, number>>;
  /**
   * The statuses of owner and manager once their accounts are candidates', if they differ from
   * those of candidates.
   */
  afterwards?: Partial<Record<"owner" | "manager", number>>;
  /** The answer to an administrator who is a candidate as well; if absent, that to any candidate. */
  administrator?: number;
  /** The callers that read the private words in it; none if absent. */
  reads?: Partial<Record<keyof typeof privateWords, Caller[]>>;
}

export const signedIn = (status: number): Row["statuses"] =>
  [401, ...Array.from({ length: 6 }, () => status)] as Row["statuses"];

export const beginUpload = async (applicant: Client): Promise<string[]> => {
  const { body } = await applicant.post<{ uploadURL: string }>("/api/objects/upload");
  return [body.uploadURL];
};

export const beginUploadInParts = async (applicant: Client): Promise<string[]> => {
  const { body } = await applicant.post<{ key: string; uploadId: string }>(
    "/companion/s3/multipart",
    { body: { filename: "resume.pdf" } },
  );
  return [body.uploadId, body.key];
};

type Call = Pick<DescribedEndpoint, "method" | "path"> & Row;

/** Calls on a scene of its own, so that no call changes another one's data. */
export async function callOnNewScene(
  services: TestApp,
  caller: Caller,
  row: Call,
  /** Runs as the caller once the scene is there, before the call. */
  beforehand: (client: Client) => Promise<unknown> = async () => {},
) {
  const { as, anonymous } = services;
  const scene = await buildHiringScene(services);
  const given = (await row.before?.(as(scene.people.applicant))) ?? [];
  const { params = {}, ...options } = row.call?.(scene, given) ?? {};
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const client = caller === "anonymous" ? anonymous : as(scene.people[caller]);
  await beforehand(client);
  return client[row.method.toLowerCase() as Lowercase<typeof row.method>](path, options);
}

const isOfTeam = (caller: Caller): caller is TeamCaller => caller in likeWhom;
const oneOfSeven = (caller: Caller) => {
  if (caller === "administrator") return "candidate";
  return isOfTeam(caller) ? likeWhom[caller] : caller;
};

const expectedStatus = ({ statuses, team = {} }: Row, caller: Caller) =>
  (isOfTeam(caller) ? team[caller] : undefined) ??
  (typeof statuses === "number" ? statuses : statuses[callers.indexOf(oneOfSeven(caller))]);

/** Readers are the named callers and, in a team, callers with the same rights, who get the same answer. */
const mayRead = (row: Row, caller: Caller, readers: Caller[]) =>
  readers.includes(caller) ||
  (isOfTeam(caller) &&
    readers.includes(likeWhom[caller]) &&
    expectedStatus(row, caller) === expectedStatus(row, likeWhom[caller]));

/** One test for each cell: the answer's status, and the words that only some may read. */
export function testEveryCaller(services: TestApp, rows: Record<string, Call>): void {
  const cellsOf = <Who extends Caller>(who: readonly Who[]) =>
    Object.entries(rows).flatMap(([name, row]) => who.map((caller) => ({ name, caller, row })));

  describe("every call answers exactly those who may", () => {
    test.each(cellsOf([...callers, ...teamCallers]))("$name: $caller", async ({ caller, row }) => {
      const answer = await callOnNewScene(services, caller, row);
      expect(answer.status).toBe(expectedStatus(row, caller));

      const text = answer.bytes.toString();
      for (const [what, words] of Object.entries(privateWords)) {
        const readers = row.reads?.[what as keyof typeof privateWords] ?? [];
        expect([what, text.includes(words)]).toEqual([what, mayRead(row, caller, readers)]);
      }
    });
  });

  describe("the mark of an administrator gives no right outside of what only they may call", () => {
    test.each(Object.entries(rows).map(([name, row]) => ({ name, row })))(
      "$name: administrator",
      async ({ row }) => {
        const answer = await callOnNewScene(services, "administrator", row);
        expect(answer.status).toBe(row.administrator ?? expectedStatus(row, "candidate"));

        const text = answer.bytes.toString();
        for (const what of ["letter", "resume"] as const)
          expect(text.includes(privateWords[what])).toBe(false);
      },
    );
  });

  describe("a candidate manages nothing, whatever they posted or own", () => {
    test.each(cellsOf(["manager", "owner"]))(
      "$name: the $caller, who is a candidate now, gets what any candidate gets",
      async ({ caller, row }) => {
        const answer = await callOnNewScene(services, caller, row, (client) =>
          client.patch("/api/auth/user/role", { body: { role: "candidate" } }),
        );
        expect(answer.status).toBe(row.afterwards?.[caller] ?? expectedStatus(row, "candidate"));

        const text = answer.bytes.toString();
        for (const what of ["letter", "applicantEmail", "resume"] as const)
          expect(text.includes(privateWords[what])).toBe(false);
      },
    );
  });
}
