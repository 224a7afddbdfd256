import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keptInMemory } from "./kept-in-memory.ts";
import { findBrokenRules } from "./rules.ts";
import { parseSource } from "./source-file.ts";

/** [rule, where, a sample that breaks it, the same thing done right] */
const cases: [rule: string, path: string, wrong: string, right: string][] = [
  [
    "contract-alone",
    "contract/src/jobs/jobs.ts",
    `import { z } from "fastify";`,
    `import { z } from "zod"; import { id } from "./id.ts";`,
  ],
  [
    "demo-alone",
    "demo/src/jobs.ts",
    `import { jobs } from "@rolecall/server/src/db/schema/jobs.ts";`,
    `import { jobTypes } from "@rolecall/contract/jobs/job.ts"; import { Random } from "./random.ts";`,
  ],
  [
    "sides-apart",
    "web/src/features/jobs/search/job-card.tsx",
    `import { listJobs } from "@rolecall/server/src/features/jobs/jobs.queries.ts";`,
    `import type { Job } from "@rolecall/contract/jobs/jobs.ts";`,
  ],
  [
    "sides-apart",
    "server/src/app.ts",
    `const page = await import("@rolecall/web/src/main.tsx");`,
    `const page = await import("#http/web-client.ts");`,
  ],
  [
    "hash-imports",
    "server/src/features/jobs/jobs.service.ts",
    `import { notFound } from "../../http/errors.ts";`,
    `import { notFound } from "#http/errors.ts";`,
  ],
  [
    "waits-are-long",
    "server/src/features/live/live.test.ts",
    `await vi.waitFor(() => expect(told).toEqual(["opened"]));`,
    `await soon(() => expect(told).toEqual(["opened"])); await expect.poll(read).toBe(1);`,
  ],
  [
    "waits-are-long",
    "scripts/alone.test.ts",
    `await vi.waitUntil(() => isWaiting, 10_000);`,
    `vi.useFakeTimers(); await page.waitFor(title);`,
  ],
  [
    "definitions-have-files",
    "server/src/features/jobs/jobs.service.ts",
    `import { defineTask } from "#tasks/define-task.ts";`,
    `import { enqueue } from "#tasks/tasks.service.ts";`,
  ],
  [
    "definitions-have-files",
    "server/src/features/jobs/jobs.service.ts",
    `import { defineLetter } from "#mail/define-letter.ts";`,
    `import { jobClosedLetter } from "./job-closed.letter.ts";`,
  ],
  [
    "routes-are-thin",
    "server/src/features/jobs/jobs.routes.ts",
    `import { jobs } from "#db/schema/jobs.ts";`,
    `import { route } from "#http/route.ts"; import { listJobs } from "./jobs.queries.ts";`,
  ],
  [
    "routes-are-thin",
    "server/src/features/jobs/jobs.routes.ts",
    `import { postJob } from "#features/companies/companies.service.ts";`,
    `import { jobsEndpoints } from "@rolecall/contract/jobs/jobs.ts";`,
  ],
  [
    "tables-in-queries",
    "server/src/features/jobs/jobs.service.ts",
    `import { eq } from "drizzle-orm";`,
    `import type { Db } from "#db/db.ts";`,
  ],
  [
    "tables-in-queries",
    "server/src/features/jobs/jobs.test.ts",
    `import { jobs } from "#db/schema/jobs.ts";`,
    `import { buildJob } from "#test/build.ts";`,
  ],
  [
    "sql-runs-nothing",
    "server/src/features/search/sql/job-orders.sql.ts",
    `import type { Db } from "#db/db.ts";`,
    `import { sql } from "drizzle-orm";`,
  ],
  [
    "routes-are-thin",
    "server/src/features/search/search.routes.ts",
    `import { listJobs } from "#features/jobs/jobs.service.ts";`,
    `import { suggest } from "./suggestions/suggestions.service.ts";`,
  ],
  [
    "features-by-service",
    "server/src/features/applications/applications.service.ts",
    `import { findJob } from "#features/jobs/jobs.queries.ts";`,
    `import { openJob } from "#features/jobs/jobs.service.ts";`,
  ],
  [
    "ground-knows-no-feature",
    "server/src/http/session.ts",
    `import { signIn } from "#features/auth/auth.service.ts";`,
    `import { AppError } from "#http/errors.ts";`,
  ],
  [
    "ground-knows-no-feature",
    "server/src/mail/delivery.ts",
    `import { writeLetter } from "#features/auth/letters.service.ts";`,
    `import type { Letter } from "./mailer.ts";`,
  ],
  [
    "db-knows-no-product",
    "server/src/db/keyset.ts",
    `import { managesJob } from "#policies/job.ts";`,
    `import type { Db } from "./db.ts";`,
  ],
  [
    "roles-in-policies",
    "server/src/features/jobs/jobs.service.ts",
    `import { managingRoles } from "@rolecall/contract/teams/member-role.ts";`,
    `import { teamMaximum } from "@rolecall/contract/teams/member-role.ts";`,
  ],
  [
    "roles-in-policies",
    "server/src/features/jobs/jobs.service.ts",
    `if (member.role === "owner") refuse();`,
    `if (member.role === wanted.role || side === "candidate") refuse();`,
  ],
  [
    "roles-in-policies",
    "server/src/features/jobs/jobs.queries.ts",
    `inArray(companyMembers.role, ["owner", "admin"]);`,
    `inArray(companyMembers.role, roles);`,
  ],
  [
    "roles-in-policies",
    "server/src/features/jobs/jobs.queries.ts",
    "sql`select from ${companyMembers} where ${companyMembers.role} = 'owner'`;",
    "sql`select from ${companyMembers} where ${isReviewersRole(companyMembers.role)}`;",
  ],
  [
    "roles-in-policies",
    "server/src/features/jobs/jobs.queries.ts",
    "sql`select from company_members where role in ('owner', 'admin')`;",
    "sql`select role from company_members`;",
  ],
  [
    "db-first",
    "server/src/features/jobs/jobs.queries.ts",
    `export const findJob = async (id: string) => id;`,
    `export const findJob = async (db: Db, { id }: { id: string }) => id;`,
  ],
  [
    "db-first",
    "server/src/features/jobs/jobs.service.ts",
    `export async function postJob(input: Job, db: Db) {}`,
    `export async function postJob(db: Db, input: Job) {} function salary(job: Job) {}`,
  ],
  [
    "transactions-in-services",
    "server/src/features/jobs/jobs.routes.ts",
    `db.transaction((db) => insertJob(db, job));`,
    `postJob(db, job);`,
  ],
  [
    "transactions-in-services",
    "server/src/features/jobs/jobs.service.ts",
    `db.transaction(async (tx) => insertJob(db, job));`,
    `db.transaction(async (db) => insertJob(db, job));`,
  ],
  [
    "own-tables-only",
    "server/src/features/applications/applications.queries.ts",
    `import { jobs } from "#db/schema/jobs.ts"; db.update(jobs).set({ isActive: false });`,
    `import { jobs } from "#db/schema/jobs.ts"; db.select().from(jobs);`,
  ],
  [
    "own-tables-only",
    "server/src/http/session.queries.ts",
    `import { sessions } from "#db/schema/sessions.ts"; db.delete(sessions);`,
    `import { sessions } from "#db/schema/sessions.ts"; db.select().from(sessions);`,
  ],
  [
    "own-tables-only",
    "server/src/read-models/open-jobs.queries.ts",
    "sql`update jobs set is_active = false`;",
    "sql`select from jobs for no key update`;",
  ],
  [
    "own-tables-only",
    "server/src/features/applications/applications.queries.ts",
    'import { jobs } from "#db/schema/jobs.ts"; sql`delete from ${jobs} where true`;',
    'import { jobs } from "#db/schema/jobs.ts"; sql`select from ${jobs} where true`;',
  ],
  [
    "parameters-are-declared",
    "server/src/features/jobs/jobs.queries.ts",
    `const job = prepared("job", {}, (db) => select(db).where(sql.placeholder("id")));`,
    `const job = prepared("job", { id: ofType<string> }, (db, { id }) => select(db).where(id));`,
  ],
  [
    "tables-have-owners",
    "server/src/db/schema/invoices.ts",
    `import { pgTable } from "drizzle-orm/pg-core";`,
    `import { uuid } from "drizzle-orm/pg-core";`,
  ],
  [
    "ui-and-lib-are-ground",
    "web/src/lib/text/dates.ts",
    `import { jobQuery } from "#features/jobs/jobs.api.ts";`,
    `import { format } from "./money.ts";`,
  ],
  [
    "ui-is-plain",
    "web/src/ui/list/pager.tsx",
    `import { Link } from "@tanstack/react-router";`,
    `import { Button } from "./button.tsx";`,
  ],
  [
    "ui-is-plain",
    "web/src/ui/badge.tsx",
    `import type { Job } from "@rolecall/contract/jobs/jobs.ts";`,
    `import { clsx } from "clsx";`,
  ],
  [
    "screens-from-routes",
    "web/src/features/home/home-screen.tsx",
    `import { JobsScreen } from "#features/jobs/jobs-screen.tsx";`,
    `import { JobCard } from "#features/jobs/job-card.tsx";`,
  ],
  [
    "network-in-api-client",
    "web/src/features/jobs/jobs.api.ts",
    `const jobs = await fetch("/api/jobs");`,
    `const jobs = await query.fetchQuery(jobsQuery);`,
  ],
  [
    "network-in-api-client",
    "web/src/features/resumes/upload/resume-upload.tsx",
    `const request = new XMLHttpRequest();`,
    `const controller = new AbortController();`,
  ],
  [
    "network-in-api-client",
    "web/src/main.tsx",
    `navigator.sendBeacon("/seen"); window.fetch("/seen");`,
    `navigator.clipboard.writeText("seen");`,
  ],
  [
    "options-in-api",
    "web/src/features/jobs/search/jobs-screen.tsx",
    `useMutation({ mutationFn: () => call(postJob) });`,
    `useMutation(postJobMutation());`,
  ],
  [
    "options-in-api",
    "web/src/features/jobs/search/job-card.tsx",
    `useQuery({ queryKey: ["jobs"], queryFn });`,
    `useQuery(jobsQuery());`,
  ],
  [
    "options-in-api",
    "web/src/features/jobs/search/jobs-screen.tsx",
    `import { queryOf } from "#lib/query.ts";`,
    `import { sentenceOf } from "#lib/api-client.ts"; import { useQuery } from "@tanstack/react-query";`,
  ],
  [
    "options-in-api",
    "web/src/features/jobs/save-button.tsx",
    `import { call } from "#lib/api-client.ts";`,
    `import { saveJobMutation } from "./jobs.api.ts";`,
  ],
  [
    "memory-has-bounds",
    "server/src/features/jobs/views.service.ts",
    `const seen = new Map(); export const see = (db: Db, id: string) => seen.set(id, 1);`,
    `const names = new Map([["a", 1]]); export const see = (db: Db, id: string) => names.get(id);`,
  ],
  [
    "memory-has-bounds",
    "server/src/features/jobs/views.ts",
    `class Views { readonly #latest: string[] = []; }`,
    `class Views { readonly #latest = new BoundedList(20); }`,
  ],
  [
    "memory-has-bounds",
    "server/src/http/views.ts",
    `export const views = () => { const seen = new Set(); return (id: string) => seen.add(id); };`,
    `export const views = (ids: string[]) => { const seen = new Set(); for (const id of ids) seen.add(id); };`,
  ],
  [
    "memory-has-bounds",
    "server/src/http/views.ts",
    `const byApp = new WeakMap(); const of = (app: App) => { const own = new Map(); byApp.set(app, own); };`,
    `const byApp = new WeakMap(); const of = (app: App) => { byApp.set(app, 1); };`,
  ],
  [
    "memory-has-bounds",
    "server/src/http/views.ts",
    `const inTurn = pLimit(4);`,
    `const inTurn = boundedQueue(4, 100, refusal);`,
  ],
  [
    "memory-has-bounds",
    "server/src/http/views.ts",
    `setTimeout(() => forget(id), 1_000).unref();`,
    `const end = setTimeout(() => forget(id), 1_000); clearTimeout(end);`,
  ],
  ["telling-names", "web/src/lib/date-utils.ts", `const a = 1;`, ``],
  ["telling-names", "server/src/features/jobs/index.ts", `const a = 1;`, ``],
  ["short-files", "server/src/app.ts", "go();\n".repeat(301), "go();\n".repeat(300)],
  [
    "no-suppressions",
    "server/src/app.ts",
    `// oxlint-disable-next-line no-console\ncall();`,
    `// The console is for people at a terminal.\ncall();`,
  ],
  ["no-suppressions", "server/src/app.ts", `/* @ts-expect-error */ call();`, `/* once */ call();`],
  [
    "no-barrels",
    "web/src/ui/form.tsx",
    `export { Button } from "./button.tsx";`,
    `import { Button } from "./button.tsx"; export const Submit = Button;`,
  ],
  ["no-barrels", "contract/src/all.ts", `export * from "./jobs.ts";`, `export const all = [];`],
  [
    "no-default-exports",
    "web/src/features/jobs/search/job-card.tsx",
    `export default function JobCard() {}`,
    `export function JobCard() {}`,
  ],
];

test("entries without a collection are reported in the list of collections kept in memory", () => {
  const file = parseSource("server/src/bounded-map.ts", `export const nothing = 1;`);
  expect(findBrokenRules([file])).toEqual([
    expect.stringContaining("memory-has-bounds: '#entries' is kept no more"),
  ]);
});

test("every file of that list exists", () => {
  const root = join(import.meta.dirname, "../..");
  expect(Object.keys(keptInMemory).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe("each rule of the structure", () => {
  test.for(cases)("%s finds a break in %s", ([rule, path, wrong, right]) => {
    expect(findBrokenRules([parseSource(path, wrong)])).toContainEqual(
      expect.stringMatching(new RegExp(`^${RegExp.escape(path)}:\\d+ {2}${rule}: `)),
    );
    // For this rule the file's name is the fault, so the same code passes in a file with a good
    // name.
    const fit = rule === "telling-names" ? "web/src/lib/text/dates.ts" : path;
    expect(findBrokenRules([parseSource(fit, right)])).toEqual([]);
  });

  test("places are allowed by their kind: tables in queries, screens in the route table", () => {
    expect(
      findBrokenRules([
        parseSource(
          "server/src/features/jobs/jobs.queries.ts",
          `import { eq } from "drizzle-orm"; import { jobs } from "#db/schema/jobs.ts";
           export const closeJob = (db: Db) => db.update(jobs).set({ isActive: false });`,
        ),
        parseSource(
          "web/src/app/routes.tsx",
          `import { JobsScreen } from "#features/jobs/jobs-screen.tsx";
           const load = () => import("#features/post-job/post-job-screen.tsx");`,
        ),
        parseSource("web/src/lib/api-client.ts", `fetch("/api/jobs");`),
        parseSource("web/src/features/jobs/jobs.api.ts", `queryOptions({ queryFn });`),
        parseSource("web/vite.config.ts", `export default {};`),
      ]),
    ).toEqual([]);
  });

  test("folders that need one another in a ring are named, on either side", () => {
    const needs = (room: string, other: string) =>
      parseSource(`${room}/one.service.ts`, `import { use } from "#${other}/other.service.ts";`);
    const server = (feature: string) => `server/src/features/${feature}`;
    expect(
      findBrokenRules([
        needs(server("jobs"), "features/companies"),
        needs(server("companies"), "features/auth"),
        needs(server("auth"), "features/jobs"),
      ]),
    ).toEqual([
      expect.stringContaining(
        `no-rings: ${["jobs", "companies", "auth", "jobs"].map(server).join(" > ")}`,
      ),
    ]);
    expect(
      findBrokenRules([
        needs(server("jobs"), "features/auth"),
        needs(server("companies"), "features/auth"),
      ]),
    ).toEqual([]);
    expect(
      findBrokenRules([
        needs("web/src/features/jobs", "features/companies"),
        needs("web/src/features/companies", "features/jobs/search"),
      ]),
    ).toEqual([expect.stringContaining("no-rings: web/src/features/jobs > ")]);
    expect(
      findBrokenRules([
        needs("server/src/background", "features/auth"),
        needs(server("auth"), "background"),
      ]),
    ).toEqual([expect.stringContaining("no-rings: server/src/background > ")]);
  });

  test("a task that its list does not name is reported", () => {
    const task = parseSource("server/src/features/jobs/jobs.task.ts", `export const a = 1;`);
    const list = (text: string) => parseSource("server/src/background/every-task.ts", text);
    expect(findBrokenRules([task, list("export const everyTask = [];")])).toEqual([
      expect.stringContaining("definitions-are-listed: name it in server/src/background/"),
    ]);
    const imported = `import { a } from "#features/jobs/jobs.task.ts"; export const b = [a];`;
    expect(findBrokenRules([task, list(imported)])).toEqual([]);
  });

  test("a screen that loads the library of schemas with it is reported with the way there", () => {
    const screen = "web/src/features/jobs/job-screen.tsx";
    const schemas = parseSource(
      "contract/src/jobs/jobs.schemas.ts",
      `import * as z from "zod"; import { jobTypes } from "./job.ts"; export const job = z.enum(jobTypes);`,
    );
    const findingsOf = (path: string, text: string) =>
      findBrokenRules([parseSource(path, text), schemas]);
    const imported = (names: string) =>
      `${names} from "@rolecall/contract/jobs/jobs.schemas.ts"; export const page = 1;`;
    for (const path of ["web/src/main.tsx", screen])
      expect(findingsOf(path, imported("import { job }"))).toEqual([
        expect.stringContaining(
          `no-schema-in-a-first-load: ${path} > contract/src/jobs/jobs.schemas.ts > zod;`,
        ),
      ]);
    expect(findingsOf(screen, imported("import type { Job }"))).toEqual([]);
    expect(findingsOf(screen, `export const load = () => import("zod");`)).toEqual([]);
    expect(findingsOf("web/src/features/jobs/job-rules.ts", imported("import { job }"))).toEqual(
      [],
    );
  });

  test("a folder of more than 25 files is reported, files in its folders not counted", () => {
    const folderOf = (count: number) =>
      Array.from({ length: count }, (_, number) =>
        parseSource(`web/src/ui/part-${number}.ts`, `export const part${number} = ${number};`),
      );
    const below = parseSource("web/src/ui/form/field.ts", `export const field = 1;`);
    expect(findBrokenRules([...folderOf(26), below])).toEqual([
      expect.stringMatching(/^web\/src\/ui {2}folders-show-their-parts: 26 files/),
    ]);
    expect(findBrokenRules([...folderOf(25), below])).toEqual([]);
  });

  test("files that are no modules fill a folder as well, unless it has no module at all", () => {
    const module = parseSource("web/src/ui/part.ts", `export const part = 1;`);
    const styles = Array.from({ length: 25 }, (_, number) => `web/src/ui/part-${number}.css`);
    const migrations = styles.map((path) => path.replace("web/src/ui", "server/src/db/migrations"));
    expect(findBrokenRules([module], [...styles, ...migrations])).toEqual([
      expect.stringMatching(/^web\/src\/ui {2}folders-show-their-parts: 26 files/),
    ]);
  });

  test("six lines that stand twice are reported, short of them not", () => {
    const lines = (count: number) =>
      Array.from(
        { length: count },
        (_, line) => `const step${line} = await prepare(${line});`,
      ).join("\n");
    const twice = (count: number) => [
      parseSource("server/src/serve.ts", `start();\n${lines(count)}`),
      parseSource("server/src/stop.ts", `// Ends.\n\n${lines(count)}\nend();`),
    ];
    expect(findBrokenRules(twice(6))).toEqual([
      "server/src/stop.ts:3  written-once: as in server/src/serve.ts:2",
    ]);
    expect(findBrokenRules(twice(5))).toEqual([]);
  });

  test("a break is reported with its place", () => {
    const file = parseSource("web/src/main.tsx", `start();\n\nfetch("/api/jobs");`);
    expect(findBrokenRules([file])).toEqual([
      expect.stringMatching(/^web\/src\/main\.tsx:3 {2}network/),
    ]);
  });
});
