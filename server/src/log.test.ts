import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { failingTransactions } from "#test/database/failing-transactions.ts";
import { startApp } from "#test/start-app.ts";
import { buildApp } from "./app.ts";
import { createLog } from "./log.ts";

const services = await startApp();
const logged: string[] = [];
const log = createLog({ logLevel: "trace" }, { write: (line) => logged.push(line) });
const app = await buildApp(services, log);
/** The log of one request, line by line. */
const linesOf = async (work: () => Promise<unknown>) => {
  logged.length = 0;
  await work();
  return logged.map((line): unknown => JSON.parse(line));
};

test("a request is one line, when it is over, with its id and without the query", async () => {
  const usual = await buildApp(
    services,
    createLog({ logLevel: "info" }, { write: (line) => logged.push(line) }),
  );
  const lines = await linesOf(() => usual.inject("/auth/reset?token=a-secret"));
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: expect.any(String) as string,
      req: { method: "GET", path: "/auth/reset", ip: "127.0.0.1" },
      res: { statusCode: expect.any(Number) as number },
      responseTime: expect.any(Number) as number,
    }),
  ]);
  expect(logged.join("")).not.toContain("a-secret");
});

test("passwords, emails and cookies are not logged, whether it goes well or not", async () => {
  const payload = { username: "grace", password: "a-secret", email: "grace@example.com" };
  await linesOf(async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await app.inject({ method: "POST", url: "/api/register", payload });
      await app.inject({
        url: "/api/auth/user",
        headers: { cookie: String(headers["set-cookie"]) },
      });
    }
  });
  expect(logged.join("")).not.toMatch(/a-secret|grace@example|argon2|rolecall-session/);
});

test("the id that a user quotes leads to the line with the error", async () => {
  const db = failingTransactions(services.db, new TypeError("nothing is undefined"));
  const faulty = await buildApp({ ...services, db }, log);
  const answers: Awaited<ReturnType<typeof app.inject>>[] = [];
  const lines = await linesOf(async () => {
    const payload = { identifier: "grace" };
    answers.push(await faulty.inject({ method: "POST", url: "/api/password/forgot", payload }));
  });
  const [, id] = /Please quote this id: (\S+)$/.exec(answers[0]?.body ?? "") ?? [];
  expect(answers[0]?.headers["x-request-id"]).toBe(id);
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: id,
      msg: "request failed",
      err: expect.objectContaining({ message: "nothing is undefined" }) as object,
    }),
  );
});

test("a failed statement is logged without its values and its connection", async () => {
  const lines = await linesOf(async () => {
    const values = Object.assign(new Error("Failed query: insert … params: a-secret"), {
      params: ["a-secret"],
      cause: Object.assign(new Error("division by zero"), {
        code: "22012",
        client: { password: 1 },
      }),
    });
    log.error({ err: values }, "request failed");
  });
  expect(lines[0]).toMatchObject({ err: { message: "division by zero", code: "22012" } });
  expect(logged.join("")).not.toMatch(/a-secret|client|password/);
});

describe("a process that logs", () => {
  const logModule = JSON.stringify(join(import.meta.dirname, "log.ts"));
  /** Runs it as a process of its own, whose lines come by a pipe. */
  const run = (script: string) =>
    spawn(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `const { createLog, lastLines } = await import(${logModule});
        const log = createLog({ logLevel: "info" });
        ${script}`,
      ],
      { stdio: ["ignore", "pipe", "pipe"], timeout: 25_000 },
    );
  const manyLines = `for (let line = 0; line < 100_000; line += 1) log.info({ line }, "a line");`;

  test("can end after the reader of its log is gone", async () => {
    const child = run(`${manyLines} process.exit(0);`);
    await once(child.stdout, "readable");
    child.stdout.destroy();
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("goes on while nobody reads its log, and keeps a bounded part of it", async () => {
    const child = run(`${manyLines}
      await lastLines();
      process.stderr.write(String(process.stdout.writableLength));
      process.exit(0);`);
    const kept = Number(await text(child.stderr));
    expect(kept).toBeGreaterThan(1_000_000);
    expect(kept).toBeLessThan(5_000_000);
    expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(0);
  });

  test("tells a reader who was too slow how many lines are missing", async () => {
    const child = run(`${manyLines}
      process.stderr.write("all logged");
      do await new Promise(setImmediate);
      while (process.stdout.writableLength > 0);
      log.info("the reader is back");
      await lastLines();
      process.exit(0);`);
    await once(child.stderr, "data");
    const lines = (await text(child.stdout)).trimEnd().split("\n");
    const last = lines.splice(-2).map((line): unknown => JSON.parse(line));
    const dropped = 100_000 - lines.length;
    expect(dropped).toBeGreaterThan(0);
    expect(last).toMatchObject([
      { msg: "lines were dropped", dropped },
      { msg: "the reader is back" },
    ]);
  });

  test("loses no line when it ends", async () => {
    const child = run(`for (let line = 0; line < 5_000; line += 1) log.info({ line }, "a line");
      await lastLines();
      process.exit(0);`);
    const lines = (await text(child.stdout)).trimEnd().split("\n");
    expect(lines).toHaveLength(5_000);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ line: 4_999 });
  });
});
