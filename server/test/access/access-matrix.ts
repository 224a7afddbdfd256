// Every call by every kind of caller, on the data of one hiring scene.
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { describe, expect, test } from "vitest";
import { changeUser } from "#test/change.ts";
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

/** Callers with every way to a job, each of whom gets what a candidate gets while they wait for a look. */
const waitingCallers = ["manager", "owner", "admin", "colleague", "reviewer"] as const;
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
  /** The statuses of those who wait for a look, if they differ from those of candidates. */
  waiting?: Partial<Record<(typeof waitingCallers)[number], number>>;
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

/** The row's request, made on the data of a scene. */
async function requestOn(services: TestApp, row: Call, scene: HiringScene) {
  const given = (await row.before?.(services.as(scene.people.applicant))) ?? [];
  const { params = {}, ...options } = row.call?.(scene, given) ?? {};
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  return { scene, path, options };
}

/**
 * Makes calls. Those that change nothing, reads and what is refused, share one scene; each other one has
 * its own. A call that does more than is expected of it fails by its status.
 * @param makeScene makes each scene
 */
export function callOnScenes(services: TestApp, makeScene = () => buildHiringScene(services)) {
  let shared: Promise<HiringScene> | undefined;
  const requests = new Map<Call, ReturnType<typeof requestOn>>();
  const requestOnShared = async (row: Call) => {
    shared ??= makeScene();
    return requestOn(services, row, await shared);
  };
  return async (row: Call, caller: Caller, status = 200) => {
    const changesNothing = row.method === "GET" || status >= 400;
    const request = changesNothing
      ? (requests.get(row) ?? requestOnShared(row))
      : requestOn(services, row, await makeScene());
    if (changesNothing) requests.set(row, request);
    const { scene, path, options } = await request;
    const client = caller === "anonymous" ? services.anonymous : services.as(scene.people[caller]);
    return client[row.method.toLowerCase() as Lowercase<typeof row.method>](path, options);
  };
}

const isOfTeam = (caller: Caller): caller is TeamCaller => caller in likeWhom;
const oneOfSeven = (caller: Caller) => {
  if (caller === "administrator") return "candidate";
  return isOfTeam(caller) ? likeWhom[caller] : caller;
};

/** The status that a caller gets by the row. */
export const expectedStatus = ({ statuses, team = {} }: Row, caller: Caller) =>
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

  const call = callOnScenes(services);

  describe("every call answers exactly those who may", () => {
    test.each(cellsOf([...callers, ...teamCallers]))("$name: $caller", async ({ caller, row }) => {
      const expected = expectedStatus(row, caller);
      const answer = await call(row, caller, expected);
      expect(answer.status).toBe(expected);

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
        const expected = row.administrator ?? expectedStatus(row, "candidate");
        const answer = await call(row, "administrator", expected);
        expect(answer.status).toBe(expected);

        const text = answer.bytes.toString();
        for (const what of ["letter", "resume"] as const)
          expect(text.includes(privateWords[what])).toBe(false);
      },
    );
  });

  describe("a candidate manages nothing, whatever they posted or own", () => {
    const formerManagers = ["manager", "owner"] as const;
    const callsOf = Object.fromEntries(
      formerManagers.map((who) => {
        const makeScene = async () => {
          const scene = await buildHiringScene(services);
          const body = { role: "candidate" };
          await services.as(scene.people[who]).patch("/api/auth/user/role", { body });
          return scene;
        };
        return [who, callOnScenes(services, makeScene)];
      }),
    );
    test.each(cellsOf(formerManagers))(
      "$name: the $caller, who is a candidate now, gets what any candidate gets",
      async ({ caller, row }) => {
        const expected = row.afterwards?.[caller] ?? expectedStatus(row, "candidate");
        const answer = await callsOf[caller]?.(row, caller, expected);
        expect(answer?.status).toBe(expected);

        const text = answer?.bytes.toString();
        for (const what of ["letter", "applicantEmail", "resume"] as const)
          expect(text).not.toContain(privateWords[what]);
      },
    );
  });

  describe("who waits for a look manages and reads nothing, whatever they posted or own", () => {
    const makeScene = async () => {
      const scene = await buildHiringScene(services);
      const waitingSince = new Date();
      for (const who of waitingCallers)
        await changeUser(services.db, scene.people[who].id, { waitingSince });
      return scene;
    };
    const callWaiting = callOnScenes(services, makeScene);
    test.each(cellsOf(waitingCallers))(
      "$name: the $caller, who waits, gets what any candidate gets",
      async ({ caller, row }) => {
        const expected = row.waiting?.[caller] ?? expectedStatus(row, "candidate");
        const answer = await callWaiting(row, caller, expected);
        expect(answer.status).toBe(expected);

        const text = answer.bytes.toString();
        for (const what of ["letter", "applicantEmail", "resume"] as const)
          expect(text).not.toContain(privateWords[what]);
      },
    );
  });
}
