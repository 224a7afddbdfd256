import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "#config.ts";
import { createLog } from "#log.ts";
import { readEml } from "#test/mail/eml.ts";
import { buildLetterSite } from "#test/mail/letter-site.ts";
import { MailServer } from "#test/servers/mail-server.ts";
import { openDelivery } from "./delivery.ts";
import { AddressRefused, type Letter } from "./letter.ts";

const path = "/auth/reset?token=abcdefghijklmnopqrstuvwxyz012345";
const letter: Letter = {
  to: "ada@example.com",
  subject: "Set a new password for Rolecall",
  body: ["Hello ada,", { link: path, label: "Set a new password" }],
  site: buildLetterSite(),
};

const dataDir = await mkdtemp(join(tmpdir(), "rolecall-mail-"));
afterAll(() => rm(dataDir, { recursive: true }));
const delivery = (env: Record<string, string> = {}) =>
  openDelivery(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "https://jobs.example.com", ...env }));

describe("without a mail server", () => {
  const outbox = join(dataDir, "outbox");
  const deliverAndRead = async (changes: Partial<Letter> = {}) => {
    await rm(outbox, { recursive: true, force: true });
    await delivery()({ ...letter, ...changes });
    const names = await readdir(outbox);
    expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
    return readFile(join(outbox, names[0] ?? ""), "utf8");
  };

  test("a letter is a file in the outbox, with its link in one piece", async () => {
    const file = await deliverAndRead();
    expect(file).toMatch(/^From: Rolecall <no-reply@jobs\.example\.com>\r$/m);
    expect(file).toMatch(/^To: ada@example\.com\r$/m);
    expect(file).toMatch(/^Subject: Set a new password for Rolecall\r$/m);
    expect(file).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(file.split(/\r?\n/)).toContain(`https://jobs.example.com${path}`);
  });

  test("a letter of a kind has the headers with which a mail program stops it, and no other has them", async () => {
    const unsubscribeUrl =
      "https://jobs.example.com/api/unsubscribe/abcdefghijklmnopqrstuvwxyz012345";
    const file = (await deliverAndRead({ unsubscribeUrl })).replaceAll(/\r\n\s+/g, " ");
    expect(file).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(file).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await deliverAndRead()).not.toContain("List-Unsubscribe");
  });

  test("a letter is plain text and HTML for light and dark, with the links of the site alone and nothing from afar", async () => {
    const body = [
      "Hello Zoë & <b>Max</b>,",
      { written: 'First "line"\nhttps://evil.example\n\n<script>alert(1)</script>' },
      { code: "123456" },
      { list: [{ text: "Ada Moreau", detail: "since Monday", link: "/dashboard" }] },
      { link: path, label: "Set a new password" },
    ];
    const { headers, parts, types } = readEml(
      await deliverAndRead({ body, footer: [{ link: "/unsubscribe/x", label: "Stop" }] }),
    );
    expect(types.map((type) => type.split(";")[0])).toEqual(["text/plain", "text/html"]);
    expect(headers["content-type"]).toContain("multipart/alternative");
    const { "text/plain": text = "", "text/html": html = "" } = parts;
    expect(text).toBe(
      `Hello Zoë & <b>Max</b>,

First "line"
https://evil.example

<script>alert(1)</script>

123456

- Ada Moreau
since Monday
https://jobs.example.com/dashboard

Set a new password:
https://jobs.example.com${path}

Rolecall

Stop:
https://jobs.example.com/unsubscribe/x

support@rolecall.example
`,
    );
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/<(img|link|script|b)\b|url\(|src=/i);
    expect(html).toContain("Hello Zoë &amp; &lt;b&gt;Max");
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
      "https://jobs.example.com/dashboard",
      `https://jobs.example.com${path}`,
      "https://jobs.example.com/unsubscribe/x",
    ]);
  });

  test("a long text of one word arrives whole", async () => {
    const word = "a".repeat(9_000);
    const { parts } = readEml(await deliverAndRead({ body: [{ written: `${word} Zoë` }] }));
    expect(parts["text/plain"]).toContain(word);
    expect(parts["text/html"]).toContain(word);
  });

  test("a letter of a thread names itself and the first one", async () => {
    const { headers } = readEml(
      await deliverAndRead({ messageId: "2@jobs.example.com", inReplyTo: "1@jobs.example.com" }),
    );
    expect(headers).toMatchObject({
      "message-id": "<2@jobs.example.com>",
      "in-reply-to": "<1@jobs.example.com>",
      references: "<1@jobs.example.com>",
    });
  });

  test("a letter for the calendar has a part of its own, with its method", async () => {
    const content = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
    const { parts, types } = readEml(
      await deliverAndRead({ calendar: { method: "CANCEL", content } }),
    );
    expect(types[2]).toBe("text/calendar; method=CANCEL; charset=utf-8");
    expect(parts["text/calendar"]?.trim().split("\n")).toEqual(content.trim().split("\r\n"));
  });

  test("nothing in a letter becomes a header", async () => {
    const file = await deliverAndRead({
      to: "ada@example.com\r\nBcc: all@example.com",
      subject: "Hello\r\nBcc: all@example.com\r\n\r\nBuy now",
    });
    expect(file).not.toMatch(/^Bcc:/im);
    expect(file).not.toMatch(/^Buy now/m);
  });

  test("the outbox is created if it is missing", async () => {
    await deliverAndRead();
    expect((await stat(outbox)).isDirectory()).toBe(true);
  });
});

describe("with a mail server", () => {
  test("a letter is handed to it", async () => {
    await using server = await MailServer.start();
    await delivery({ SMTP_URL: server.url, MAIL_FROM: "jobs@example.com" })(letter);
    const [received] = server.letters;
    expect(received?.to).toEqual(["ada@example.com"]);
    expect(received?.text).toContain("From: jobs@example.com");
    expect(received?.text).toContain("/auth/reset?token=abcdefghijklmnopqrstuvwxyz012345");
  });

  test("one that refuses a letter is an error without the recipient, and without what it repeats of the letter", async () => {
    await using server = await MailServer.start();
    server.refusal = `<ada@example.com>: spam, see https://jobs.example.com${path}`;
    const error = await delivery({ SMTP_URL: server.url })(letter).catch(
      (thrown: unknown) => thrown,
    );
    const logged: string[] = [];
    createLog({ logLevel: "info" }, { write: (line) => logged.push(line) }).warn({ err: error });
    expect(logged.join("")).toContain("spam, see");
    expect(logged.join("")).not.toMatch(/ada@|abcdefghijklmnopqrstuvwxyz/);
  });

  test.each([
    [550, "no such user", true],
    [553, "5.1.3 bad address", true],
    [550, "5.1.1 <ada@example.com> unknown", true],
    [550, "5.7.1 relaying denied", false],
    [552, "5.2.2 mailbox full", false],
    [450, "4.2.0 greylisted", false],
    [451, "try again", false],
  ])(
    "one that says '%i %s' of the recipient refuses the address for good: %s",
    async (code, text, isFinal) => {
      await using server = await MailServer.start();
      server.recipientRefusal = { code, text };
      const error: unknown = await delivery({ SMTP_URL: server.url })(letter).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Error);
      expect([error instanceof AddressRefused, String(error).includes("ada@")]).toEqual([
        isFinal,
        false,
      ]);
    },
  );

  test("files come with a letter", async () => {
    await using server = await MailServer.start();
    const files = [{ name: "hello.txt", contentType: "text/plain", content: "Hello, Ada." }];
    await delivery({ SMTP_URL: server.url })({ ...letter, files });
    expect(server.letters[0]?.text).toContain("filename=hello.txt");
  });

  test("one that is gone is an error, for the queue to try again", async () => {
    await expect(delivery({ SMTP_URL: "smtp://127.0.0.1:1" })(letter)).rejects.toThrow(
      "ECONNREFUSED",
    );
  });

  test("one that says nothing is given up on", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const connected = once(silent, "connection");
    const delivered = delivery({ SMTP_URL: `smtp://127.0.0.1:${port}` })(letter).then(
      () => "delivered",
      String,
    );
    await connected;
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await delivered).toMatch(/greeting/i);
    silent.close();
  });
});
