import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import { hasS3Server, S3Server } from "@rolecall/server/test/s3/s3-server.ts";
import { expect, test } from "vitest";
import { peakMemoryDuring, residentMegabytes } from "../bench/benchmarks/memory.ts";
import { addressRequest, Person } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { rounds } from "./rounds.ts";

/** Megabytes above those before. */
const bars = { during: 150, after: 80, stopMs: 9_000 };
/** On CI there are fewer kinds of floods, fewer imports, and less time to settle. */
const isShort = rounds < 100;
const settleMs = isShort ? 5_000 : 20_000;
const steadyMs = isShort ? 400 : 2_000;
const connections = 2_800;
const refusedImports = 720 * rounds;

/** Connections from so many addresses on which so much is sent; most of them end by the server's will. */
class Flood implements Disposable {
  readonly #sockets: Socket[] = [];
  readonly #origin: URL;
  readonly #addresses: number;

  constructor(origin: string, addresses = 1) {
    this.#origin = new URL(origin);
    this.#addresses = addresses;
  }

  async open(count: number, content: string | Buffer): Promise<void> {
    const { hostname: host, port } = this.#origin;
    for (let opened = 0; opened < count; opened += 1) {
      const localAddress = `127.0.0.${2 + (opened % this.#addresses)}`;
      const socket = connect({ host, port: Number(port), localAddress });
      socket.on("error", () => {}).resume();
      if (content.length > 0) socket.write(content);
      this.#sockets.push(socket);
      if (opened % 100 === 99) await delay(20);
    }
  }

  [Symbol.dispose](): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

const upgrade =
  "GET /companion/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const halfHeaders = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(60_000)}`;
const bodyBytes = 500_000;
const halfLogin = Buffer.from(
  `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n${" ".repeat(bodyBytes - 1)}`,
);

/** The server's memory once its start is over, part of which goes on behind the first requests. */
const settledMemory = async ({ pid }: Product): Promise<number> => {
  let most = residentMegabytes(pid);
  for (let steady = 0; steady < 5; steady += 1) {
    await delay(steadyMs);
    const now = residentMegabytes(pid);
    if (now > most + 1) steady = 0;
    most = Math.max(most, now);
  }
  return residentMegabytes(pid);
};

/** Warms the server up, so that its usual memory is not counted as a flood's. Resolves to that memory. */
const warmUp = async (product: Product): Promise<number> => {
  for (let count = 0; count < 200; count += 1) await product.client.send({ path: "/api/jobs" });
  return settledMemory(product);
};

/** The server's memory before a flood, at most while it lasts, and some time after it. */
const measure = async (product: Product, flood: () => Promise<unknown>) => {
  const before = await warmUp(product);
  return measureFrom(before, product, flood);
};

const measureFrom = async (before: number, product: Product, flood: () => Promise<unknown>) => {
  const during = await peakMemoryDuring(product.pid, flood);
  await delay(settleMs);
  const after = residentMegabytes(product.pid);
  const figures = `${Math.round(before)} MB before, at most ${Math.round(during)} MB, ${Math.round(after)} MB afterwards`;
  return { figures, during: during - before, after: after - before };
};

const kinds: [string, string | Buffer, number?][] = [
  ["half-sent bodies from four addresses", halfLogin, 4],
  ["sockets that are offered and never closed", upgrade],
  ["half-sent headers", halfHeaders],
  ["connections on which nothing is said", ""],
];

test.each(isShort ? kinds.slice(0, 2) : kinds)(
  "two floods of %s take little memory, and give it back",
  async (_what, content, addresses = 1) => {
    await using folder = await newFolder();
    await using product = await Product.start(folder.path);
    const before = await warmUp(product);
    for (const turn of ["first", "second"]) {
      const { figures, during, after } = await measureFrom(before, product, async () => {
        using flood = new Flood(product.origin, addresses);
        await flood.open(connections, content);
        // Others are served meanwhile.
        await product.client.send({ path: "/api/jobs" });
        await delay(settleMs / 4);
      });
      console.log(`${connections} connections, the ${turn} time: ${figures}`);
      expect(during).toBeLessThan(bars.during);
      expect(after).toBeLessThan(bars.after);
    }
  },
);

test("a flood of refused imports by one user takes little memory, and gives it back", async () => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path);
  const { cookie } = await Person.signUp(product.client, "candidate");
  const body = { url: "http://169.254.169.254/", metadata: { name: "x".repeat(4_000) } };
  const call = { method: "POST", path: "/companion/url/get", cookie, body } as const;
  const { figures, during, after } = await measure(product, async () => {
    let left = refusedImports;
    const send = async () => {
      while (left-- > 0) expect((await product.client.ask(call)).status).toBeGreaterThan(399);
    };
    await Promise.all([send(), send(), send(), send()]);
  });
  console.log(`${refusedImports} refused imports: ${figures}`);
  expect(during).toBeLessThan(bars.during);
  expect(after).toBeLessThan(bars.after);
});

test("20 files of 10 MB that are sent at the same moment go on to S3 and take little memory", async ({
  skip,
}) => {
  if (isShort) return skip("it is measured with the other floods");
  if (!hasS3Server) return skip("there is no OpenStack Swift: on Debian, python3-swift");
  await using folder = await newFolder();
  const s3 = await S3Server.start();
  await using product = await Product.start(folder.path, s3.env);
  const candidate = await Person.signUp(product.client, "candidate");
  const file = new Uint8Array(resumeMaximumBytes);
  const { figures, during, after } = await measure(product, async () => {
    const sent = Array.from({ length: 20 }, async () => {
      const { uploadURL } = await candidate.send<{ uploadURL: string }>(addressRequest);
      return (await fetch(uploadURL, { method: "PUT", body: file })).status;
    });
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  });
  await s3.stop();
  console.log(`20 files of 10 MB: ${figures}`);
  expect(during).toBeLessThan(bars.during);
  expect(after).toBeLessThan(bars.after);
});

test("the server ends in time while connections of every kind are held open", async () => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path);
  using flood = new Flood(product.origin);
  for (const content of [upgrade, halfHeaders, halfLogin, ""]) await flood.open(20, content);
  await product.client.send({ path: "/api/jobs" });
  const told = performance.now();
  product.signal("SIGTERM");
  expect(await product.ended).toEqual({ code: 0, errors: "" });
  const ms = performance.now() - told;
  console.log(`ended after ${(ms / 1000).toFixed(1)} s`);
  expect(ms).toBeLessThan(bars.stopMs);
});
