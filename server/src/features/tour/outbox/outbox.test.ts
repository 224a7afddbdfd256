import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { demoIdOf, demoSignIns } from "@rolecall/demo/sign-ins.ts";
import { expect, test } from "vitest";
import { openDelivery } from "#mail/delivery.ts";
import type { Letter } from "#mail/letter.ts";
import { buildUser } from "#test/build.ts";
import { startApp, type TestApp } from "#test/start-app.ts";

const site = {
  name: "Rolecall",
  colour: "#005c67",
  supportEmail: "support@rolecall.example",
  texts: [],
  publicUrl: "http://127.0.0.1:3000",
};
const letterTo = (to: string, subject: string, more: Partial<Letter> = {}): Letter => ({
  to,
  subject,
  body: ["Welcome to the board.", { link: "/jobs", label: "See the jobs" }],
  site,
  ...more,
});

const withAPerson = async (env: Record<string, string> = {}) => {
  const board = await startApp({ env });
  const id = demoIdOf("owner", new Date("2026-01-05"));
  await buildUser(board.db, { ...demoSignIns.owner, id });
  return board;
};
const sendTo = (board: TestApp) => openDelivery({ ...board.config, smtpUrl: null });

const board = await withAPerson();
const send = sendTo(board);
const calendar = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" };
await send(letterTo("ada@example.com", "Welcome"));
await send(
  letterTo(
    "maya@example.com",
    "Interview: Größe & <Maß> – bring your questions, your résumé and time",
    {
      body: [{ written: "<script>alert(1)</script> Café" }, "Until then!"],
      calendar,
      files: [
        { name: "Vertrag Größe.ics", contentType: "text/calendar", content: calendar.content },
      ],
    },
  ),
);
const open = board.anonymous;
const page = async (path: string) => (await open.get<string>(path)).body;
const linkTo = (html: string, subject: string) =>
  new RegExp(`href="(/outbox/[^"]+)"><strong>${subject}`).exec(html)?.[1] ?? "";
const interview = linkTo(await page("/outbox"), "Interview");

test("the letters that were sent are listed, the newest first, with whom they went to", async () => {
  const { status, body, headers } = await open.get<string>("/outbox");
  expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body.indexOf("Interview: Größe &amp; &lt;Maß&gt; – bring")).toBeLessThan(
    body.indexOf("Welcome"),
  );
  expect(body).toContain("To ada@example.com");
  expect(body).toContain("To maya@example.com");
});

test.each([
  ["MAYA@", ["Interview"]],
  ["welcome", ["Welcome"]],
  ["größe", ["Interview"]],
  ["nobody", []],
])("a search for %s finds %j", async (query, found) => {
  const html = await page(`/outbox?query=${encodeURIComponent(query)}`);
  const all = ["Welcome", "Interview"];
  expect(all.filter((subject) => linkTo(html, subject) !== "")).toEqual(found);
});

test("what is searched for comes back in the box, as text", async () => {
  expect(await page('/outbox?query="><b>')).toContain('value="&quot;&gt;&lt;b&gt;"');
});

test("a letter shows whom it went to, its text and what is attached", async () => {
  const html = await page(interview);
  expect(html).toContain("<dd>maya@example.com</dd>");
  expect(html).toContain(
    "<h1>Interview: Größe &amp; &lt;Maß&gt; – bring your questions, your résumé and time</h1>",
  );
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; Café");
  expect(html).toContain("Vertrag Größe.ics</a>");
});

test("its HTML stands in a frame in which no script runs and whose links open elsewhere", async () => {
  expect(await page(interview)).toContain(
    `<iframe src="${interview}/html" title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
  );
  const { status, body, headers } = await open.get<string>(`${interview}/html`);
  expect(status).toBe(200);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).not.toContain("script-src");
  expect(body).toContain('<base target="_blank">');
  expect(body).toContain("Until then!");
});

test("what is attached is downloaded, the calendar too", async () => {
  const files = await Promise.all([0, 1].map((index) => open.get(`${interview}/files/${index}`)));
  for (const { status, headers, bytes } of files) {
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar"]);
    expect(headers["content-disposition"]).toMatch(/^attachment/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(bytes.toString()).toBe(calendar.content);
  }
  const names = files.map(({ headers }) =>
    decodeURIComponent(String(headers["content-disposition"])),
  );
  expect(names.join()).toContain("Vertrag Größe.ics");
});

test.each([
  ["another letter", "/outbox/2020-01-01T00-00-00-000Z-00000000-0000-4000-8000-000000000000"],
  ["a file outside of the folder", "/outbox/..%2f..%2fsecret"],
  ["a file that is no letter", "/outbox/notes"],
  ["an attachment that is not there", `${interview}/files/2`],
  ["an attachment without a number", `${interview}/files/x`],
])("there is no %s", async (_what, path) => {
  await writeFile(join(board.config.dataDir, "secret.eml"), "Subject: secret\r\n\r\n");
  await writeFile(join(board.config.dataDir, "outbox", "notes.eml"), "Subject: notes\r\n\r\n");
  expect((await open.get(path)).status).toBe(404);
  expect(await page("/outbox")).not.toContain("notes");
});

test("a letter that is still being written is not listed", async () => {
  const name = "2026-11-01T00-00-00-000Z-00000000-0000-4000-8000-000000000000.eml.part";
  await writeFile(join(board.config.dataDir, "outbox", name), "Subject: half");
  expect(await page("/outbox")).not.toContain("half");
});

test("many letters come page by page, of which a search finds the older ones too", async () => {
  const many = await withAPerson();
  const folder = join(many.config.dataDir, "outbox");
  await mkdir(folder);
  const numbers = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, "0"));
  for (const number of numbers)
    await writeFile(
      join(folder, `2026-11-01T00-00-${number}-000Z-00000000-0000-4000-8000-000000000000.eml`),
      `To: person-${number}@example.com\r\nSubject: Letter ${number}\r\nDate: Sun, 01 Nov 2026 00:00:00 +0000\r\n\r\nHello`,
    );
  const subjects = async (path: string) =>
    [...(await many.anonymous.get<string>(path)).body.matchAll(/<strong>Letter (\d\d)/g)].map(
      ([, number]) => Number(number),
    );
  const pages = await Promise.all(
    ["/outbox", "/outbox?page=2", "/outbox?page=3", "/outbox?page=4"].map(subjects),
  );
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10, 0]);
  expect(pages.flat()).toEqual(numbers.map(Number).toReversed());
  expect(await subjects("/outbox?query=person-03")).toEqual([3]);
  expect(await subjects("/outbox?page=no")).toHaveLength(25);
});

test("a board that has sent nothing says so", async () => {
  const { anonymous } = await withAPerson();
  expect((await anonymous.get<string>("/outbox")).body).toContain("No email was sent yet.");
});

test.each([
  ["that others can reach", { HOST: "0.0.0.0" }],
  ["whose mail server sends them", { SMTP_URL: "smtp://127.0.0.1:1" }],
  ["without demo data", { DEMO_DATA: "off" }],
])("nobody reads letters on a board %s", async (_which, env) => {
  const closed = await withAPerson(env);
  await sendTo(closed)(letterTo("ada@example.com", "Welcome"));
  const path = "/outbox";
  for (const address of [path, `${path}?query=welcome`])
    expect((await closed.anonymous.get(address)).status).toBe(404);
});

test("nobody reads a letter or what is in it by a proxy or from another machine", async () => {
  const host = "127.0.0.1:3000";
  for (const url of ["/outbox", interview, `${interview}/html`, `${interview}/files/0`]) {
    const [here, byProxy, elsewhere] = await Promise.all([
      board.app.inject({ url, headers: { host } }),
      board.app.inject({ url, headers: { host, "x-forwarded-for": "203.0.113.9" } }),
      board.app.inject({ url, headers: { host }, remoteAddress: "203.0.113.9" }),
    ]);
    expect([here, byProxy, elsewhere].map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
  }
});
