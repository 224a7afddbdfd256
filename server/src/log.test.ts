import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("a request is one line, when it is over, with its id and without what its address carries", async () => {
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

test("the id that somebody quotes leads to the line that says what went wrong", async () => {
  const sendResetLink = () => Promise.reject(new TypeError("nothing is undefined"));
  const faulty = await buildApp({ ...services, mailer: { sendResetLink } }, log);
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

test("a process can end when whoever read its log is gone", async () => {
  const logModule = JSON.stringify(join(import.meta.dirname, "log.ts"));
  const script = `
    const { createLog } = await import(${logModule});
    const log = createLog({ logLevel: "info" });
    for (let line = 0; line < 20_000; line += 1) log.info("nobody reads this");
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 10_000,
  });
  await once(child.stdout, "readable");
  child.stdout.destroy();
  expect(await once(child, "exit")).toEqual([0, null]);
}, 20_000);
