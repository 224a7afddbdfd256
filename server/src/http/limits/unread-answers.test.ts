import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { buildJob } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

/** Less than one of the answers. */
const network = 1024 * 1024;
const { app, db } = await startApp({ limits: { unreadBytes: { all: 10 * network, network } } });
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;
for (let count = 0; count < 100; count += 1)
  await buildJob(db, { description: "x".repeat(50_000) });

const askFor = (path: string, times: number): Socket => {
  const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times));
  return socket;
};

test("who does not read long answers is hung up on, where those take too much memory", async () => {
  const hungUp = once(app.server, "connection").then(([socket]: Socket[]) =>
    socket ? once(socket, "close") : [],
  );
  // More than the systems on both sides keep on their way.
  askFor("/api/jobs?limit=100", 20);
  expect(await hungUp).toBeDefined();
});

test("who reads them gets all of them", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/jobs?limit=100`);
  expect(await answer.json()).toHaveLength(100);
});
