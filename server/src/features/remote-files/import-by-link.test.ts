import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { unreachableLinkText } from "@rolecall/contract/resumes/remote-files.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildUser, countUploads } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { startFileHost } from "#test/servers/file-host.ts";
import { openTransferSocket, refusalOfSocket } from "#test/servers/transfer-socket.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const { app, db, as, anonymous, cookieOf } = await startApp({
  env: { IMPORT_NETWORKS: "127.0.0.1" },
});
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const resume = pdfOf("Ada Moreau");
const chunk = Buffer.alloc(64 * 1024, " ");
/** Answers that the test itself goes on with. */
const open: ServerResponse[] = [];
const host = await startFileHost((request, response) => {
  const path = request.url?.split("?", 1)[0];
  if (path === "/ada.pdf" || path === "/R%E9sum%E9.pdf") response.end(resume);
  else if (path === "/resume")
    response.setHeader("content-type", "application/pdf; charset=binary").end(resume);
  else if (path === "/open.pdf") open.push(response.on("error", () => {}));
  else if (path === "/huge.pdf")
    response.writeHead(200, { "content-length": resumeMaximumBytes + 1 }).write(chunk);
  else if (path === "/endless.pdf") {
    const more = () => {
      while (response.write(chunk));
    };
    response.on("drain", more).on("error", () => {});
    more();
  } else if (path === "/cut.pdf")
    response
      .writeHead(200, { "content-length": 1_000 })
      .write("half a file", () => response.destroy());
  else response.writeHead(404).end();
});

/** The answer to the last question for the open file. */
const askedFor = () =>
  soon(() => {
    const last = open.pop();
    if (!last) throw new Error("Not asked for yet");
    return last;
  });

const stored = () => countUploads(db);
const begin = async (user: { id: string }, path: string) => {
  const body = { url: host + path, metadata: { name: path.slice(1) } };
  return as(user).post<{ token: string }>("/companion/url/get", { body });
};
const socketOf = async (user: { id: string }, token: string) =>
  openTransferSocket(port, token, { cookie: await cookieOf(user) });
const transfer = async (user: { id: string }, path: string) => {
  const { body } = await begin(user, path);
  return { token: body.token, socket: await socketOf(user, body.token) };
};

test.each(storeKinds)(
  "a resume behind a link is described, fetched, registered and read, with files on %s",
  async (store) => {
    const its = await startApp({ env: { IMPORT_NETWORKS: "127.0.0.1" }, store });
    await its.app.listen({ host: "127.0.0.1", port: 0 });
    const { port: itsPort } = its.app.server.address() as AddressInfo;
    const candidate = await buildUser(its.db);
    const browser = its.as(candidate);
    const url = `${host}/ada.pdf`;
    const described = await browser.post("/companion/url/meta", { body: { url } });
    expect(described.body).toEqual({ name: "ada.pdf", type: "", size: resume.length });

    const { body } = await browser.post<{ token: string }>("/companion/url/get", {
      body: { url, metadata: { name: "ada.pdf" } },
    });
    const cookie = await its.cookieOf(candidate);
    const socket = await openTransferSocket(itsPort, body.token, { cookie });
    const { url: resumeURL } = await socket.hear("success");
    await socket.closed;
    const registered = await browser.put<{ objectPath: string }>("/api/resume", {
      body: { resumeURL },
    });
    expect(registered.status).toBe(200);
    const read = await browser.get(registered.body.objectPath);
    expect(read.headers["content-disposition"]).toContain("ada.pdf");
    expect(read.bytes.equals(resume)).toBe(true);
  },
);

describe("a resume behind a link", () => {
  test("belongs to the user who fetched it", async () => {
    const [candidate, other] = [await buildUser(db), await buildUser(db)];
    const { socket } = await transfer(candidate, "/ada.pdf");
    const { url } = await socket.hear("success");
    expect((await as(other).put("/api/resume", { body: { resumeURL: url } })).status).toBe(404);
  });

  test.each([
    ["/resume?id=7", "resume.pdf"],
    ["/R%E9sum%E9.pdf", "R%E9sum%E9.pdf"],
  ])("at %s is called %s", async (path, name) => {
    const body = { url: host + path };
    const described = await as(await buildUser(db)).post("/companion/url/meta", { body });
    expect(described.body).toMatchObject({ name, size: resume.length });
  });

  test("is stored under the server's own name, whatever the browser asks for", async () => {
    const candidate = await buildUser(db);
    const { body } = await as(candidate).post<{ token: string }>("/companion/url/get", {
      body: {
        url: `${host}/ada.pdf`,
        protocol: "multipart",
        endpoint: `${host}/stolen`,
        uploadUrl: `${host}/stolen`,
        headers: { authorization: "Bearer stolen" },
        httpMethod: "POST",
        useFormData: true,
        fieldname: "file",
      },
    });
    const socket = await socketOf(candidate, body.token);
    expect((await socket.hear("success")).url).toContain("/objects/uploads/");
  });

  test("tells how it goes", async () => {
    const { socket } = await transfer(await buildUser(db), "/ada.pdf");
    expect(await socket.hear("progress")).toMatchObject({ bytesTotal: resume.length });
    await socket.hear("success");
  });

  test("tells its outcome to a browser that comes back late, too", async () => {
    const candidate = await buildUser(db);
    const { token, socket } = await transfer(candidate, "/ada.pdf");
    const { url } = await socket.hear("success");
    await socket.closed;
    expect((await (await socketOf(candidate, token)).hear("success")).url).toBe(url);
  });
});

describe("pause, resume and cancel", () => {
  /** A transfer whose first bytes have arrived. */
  const halfway = async () => {
    const candidate = await buildUser(db);
    const began = transfer(candidate, "/open.pdf");
    const response = await askedFor();
    response.writeHead(200, { "content-type": "application/pdf" }).write(resume.subarray(0, 100));
    const { socket } = await began;
    await socket.hear("progress");
    return { candidate, socket, response };
  };

  test("a paused transfer waits, while another one comes through, and goes on when told to", async () => {
    const { candidate, socket, response } = await halfway();
    socket.say("pause");
    socket.say("pause");
    response.write(resume.subarray(100));
    response.end();
    let arrived = false;
    const outcome = socket.hear("success").finally(() => (arrived = true));
    const another = await transfer(candidate, "/ada.pdf");
    await another.socket.hear("success");
    expect(arrived).toBe(false);
    socket.say("resume");
    expect((await outcome).url).toContain("/objects/uploads/");
  });

  test("a cancelled transfer hangs up on the sender and leaves nothing", async () => {
    const before = await stored();
    const { socket, response } = await halfway();
    socket.say("cancel");
    await soon(() => expect(response.destroyed).toBe(true));
    await soon(async () => expect(await stored()).toBe(before));
  });

  test("a paused transfer can be cancelled", async () => {
    const { socket, response } = await halfway();
    socket.say("pause");
    response.write(resume.subarray(100));
    socket.say("cancel");
    await soon(() => expect(response.destroyed).toBe(true));
    await socket.closed;
  });
});

describe("refusals", () => {
  test("a file that is announced too large", async () => {
    const answer = await begin(await buildUser(db), "/huge.pdf");
    expect([answer.status, answer.body]).toEqual([413, resumeTooLargeText]);
  });

  test("a body that never ends is cut at the limit", async () => {
    const before = await stored();
    const candidate = await buildUser(db);
    const { socket } = await transfer(candidate, "/endless.pdf");
    expect((await socket.hear("error")).error?.message).toBe(resumeTooLargeText);
    // Uppy would try it nine times more.
    expect((await begin(candidate, "/endless.pdf")).status).toBe(413);
    await soon(async () => expect(await stored()).toBe(before));
  });

  test("a file whose sender breaks off halfway", async () => {
    const before = await stored();
    const { socket } = await transfer(await buildUser(db), "/cut.pdf");
    expect((await socket.hear("error")).error?.message).toBe("The transfer was interrupted");
    await soon(async () => expect(await stored()).toBe(before));
  });

  test("an address that is not public, with a sentence that tells nothing about it", async () => {
    const candidate = await buildUser(db);
    for (const path of ["/companion/url/meta", "/companion/url/get"])
      for (const url of ["http://169.254.169.254/", "http://no-such-name.invalid/"]) {
        const answer = await as(candidate).post(path, {
          body: { url },
          headers: { accept: "application/json" },
        });
        expect([answer.status, answer.body]).toEqual([400, { message: unreachableLinkText }]);
      }
  });

  test("a fourth file at the same time", async () => {
    const candidate = await buildUser(db);
    const answers = [1, 2, 3].map(() => begin(candidate, "/open.pdf"));
    await soon(() => expect(open.length).toBe(3));
    expect((await begin(candidate, "/ada.pdf")).status).toBe(503);
    for (const response of open.splice(0)) response.end(resume);
    await Promise.all(answers);
  });
});

describe("the socket of a transfer", () => {
  test("opens for signed-in people on our own pages", async () => {
    const candidate = await buildUser(db);
    const { body } = await begin(candidate, "/ada.pdf");
    const path = `/companion/api/${body.token}`;
    const cookie = await cookieOf(candidate);
    expect(await refusalOfSocket(port, path, {})).toBe(401);
    expect(await refusalOfSocket(port, path, { cookie, origin: "https://evil.example" })).toBe(403);
    expect(await refusalOfSocket(port, "/companion/socket", { cookie })).toBe(404);
  });

  test("opens four times at once, and no more", async () => {
    const candidate = await buildUser(db);
    const began = begin(candidate, "/open.pdf");
    const response = await askedFor();
    response.write("half a file");
    const { token } = (await began).body;
    for (let count = 0; count < 4; count += 1) await socketOf(candidate, token);
    const cookie = await cookieOf(candidate);
    expect(await refusalOfSocket(port, `/companion/api/${token}`, { cookie })).toBe(503);
    response.destroy();
  });

  test("tells nothing to somebody else", async () => {
    const [candidate, other] = [await buildUser(db), await buildUser(db)];
    const { body } = await begin(candidate, "/ada.pdf");
    const socket = await socketOf(other, body.token);
    expect((await socket.hear("error")).error?.message).toBe("The transfer was interrupted");
    expect((await (await socketOf(candidate, body.token)).hear("success")).url).toBeTruthy();
  });
});

test("a server that stops interrupts running transfers without waiting for them", async () => {
  const leaving = await startApp({ env: { IMPORT_NETWORKS: "127.0.0.1" } });
  await leaving.app.listen({ host: "127.0.0.1", port: 0 });
  const { port: itsPort } = leaving.app.server.address() as AddressInfo;
  const candidate = await buildUser(leaving.db);
  const began = leaving.as(candidate).post<{ token: string }>("/companion/url/get", {
    body: { url: `${host}/open.pdf` },
  });
  const sender = await askedFor();
  sender.write("half a file");
  const { token } = (await began).body;
  const cookie = await leaving.cookieOf(candidate);
  const socket = await openTransferSocket(itsPort, token, { cookie });
  await socket.hear("progress");
  await leaving.app.close();
  await socket.closed;
  await soon(() => expect(sender.destroyed).toBe(true));
});

test("signed-out callers can use no part of Companion, and its other endpoints are closed", async () => {
  const candidate = await buildUser(db);
  const closed = ["/metrics", "/s3/none", "/google-picker/get", "/drive/connect", "/box/connect"];
  for (const path of closed) {
    expect((await as(candidate).get(`/companion${path}`)).status).toBe(404);
    expect((await anonymous.get(`/companion${path}`)).status).toBe(404);
  }
  const answer = await as(candidate).post("/companion/url/meta", {
    body: { url: `${host}/ada.pdf` },
  });
  const cors = Object.keys(answer.headers).filter((name) => name.startsWith("access-control"));
  expect(cors).toEqual([]);
});
