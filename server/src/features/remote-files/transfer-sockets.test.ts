import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { buildUser } from "#test/build.ts";
import { startFileHost } from "#test/servers/file-host.ts";
import { startApp, type TestApp } from "#test/start-app.ts";

let onAsked = (_response: ServerResponse) => {};
const host = await startFileHost((request, response) => {
  if (request.url === "/missing.pdf") response.writeHead(404).end();
  else onAsked(response);
});
const env = { IMPORT_NETWORKS: "127.0.0.1" };
const shared = await startApp({ env });
await shared.app.listen({ host: "127.0.0.1", port: 0 });
const { port } = shared.app.server.address() as AddressInfo;

const begin = ({ as }: TestApp, user: { id: string }, path: string) =>
  as(user).post<{ token: string; message: string }>("/companion/url/get", {
    body: { url: host + path },
    headers: { accept: "application/json" },
  });

/** The sender's answer to the next question, which has not begun. */
const nextAnswer = () =>
  new Promise<ServerResponse>((resolve) => {
    onAsked = resolve;
  });

/** The socket of a transfer that has begun and does not go on. */
const openSocket = async () => {
  const user = await buildUser(shared.db);
  const asked = nextAnswer();
  const began = begin(shared, user, "/open.pdf");
  (await asked).write("half a file");
  const { token } = (await began).body;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/companion/api/${token}`, {
    headers: { cookie: await shared.cookieOf(user) },
  });
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  return socket;
};

test("a socket on which more is said than any command takes is closed", async () => {
  const socket = await openSocket();
  const closed = once(socket, "close") as Promise<[number]>;
  socket.send("x".repeat(4_097));
  expect((await closed)[0]).toBe(1009);
});

test("each ping is answered once", async () => {
  const socket = await openSocket();
  const answers: string[] = [];
  const last = new Promise<void>((resolve) => {
    socket.on("pong", (data: Buffer) => {
      answers.push(data.toString());
      if (data.toString() === "3") resolve();
    });
  });
  for (const data of ["1", "2", "3"]) socket.ping(data);
  await last;
  expect(answers).toEqual(["1", "2", "3"]);
});

test("files that are refused at once take none of a user's places", async () => {
  const user = await buildUser(shared.db);
  for (let count = 0; count < 4; count += 1)
    expect((await begin(shared, user, "/missing.pdf")).status).toBe(400);
});

test("a file that the end of the server interrupts is not called unreachable", async () => {
  const leaving = await startApp({ env, limits: { lastRequestsMs: 50 } });
  const asked = nextAnswer();
  const began = begin(leaving, await buildUser(leaving.db), "/open.pdf");
  await asked;
  await leaving.app.close();
  const { status, body } = await began;
  expect([status, body.message]).toEqual([503, "The transfer was interrupted"]);
});
