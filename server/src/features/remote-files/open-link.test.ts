import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { unreachableLinkText } from "@rolecall/contract/resumes/remote-files.ts";
import { describe, expect, test, vi } from "vitest";
import { startFileHost } from "#test/servers/file-host.ts";
import { soon } from "#test/soon.ts";
import { openLink, type Resolve } from "./open-link.ts";
import { addressRules } from "./public-addresses.ts";

const asked: { url: string | undefined; headers: object }[] = [];
/** The answers of the host so far. */
const answers: ServerResponse[] = [];
const host = await startFileHost((request, response) => {
  asked.push({ url: request.url, headers: request.headers });
  answers.push(response);
  const url = new URL(request.url ?? "", "http://host");
  const target = url.searchParams.get("to");
  if (target !== null) response.writeHead(302, { location: target }).end();
  else if (url.pathname === "/missing") response.writeHead(404).end();
  else if (url.pathname === "/packed")
    response.writeHead(200, { "content-encoding": "gzip" }).end("packed");
  else if (url.pathname === "/never") response.flushHeaders();
  else if (url.pathname === "/silent") silent.resolve();
  else if (url.pathname === "/endless") response.writeHead(404).write("not found");
  else if (url.pathname === "/status")
    response.writeHead(Number(url.searchParams.get("is"))).end("no file");
  else response.end("a file");
});
const { port } = new URL(host);
let silent = Promise.withResolvers<void>();

/** This machine stands in for the intranet that an operator listed. */
const listed = addressRules(["127.0.0.1"]);
const strict = addressRules([]);
const names: Record<string, string[]> = {
  "files.example": ["127.0.0.1"],
  "inside.example": ["10.0.0.7"],
  "half-inside.example": ["93.184.215.14", "10.0.0.7"],
  "half-listed.example": ["127.0.0.1", "93.184.215.14"],
  "nowhere.example": [],
};
const resolve: Resolve = (name) =>
  names[name] ? Promise.resolve(names[name]) : Promise.reject(new Error("ENOTFOUND"));
const open = (link: string, rules = listed, signal = new AbortController().signal) =>
  openLink(link, { rules, resolve, signal });
const read = async (link: string) => (await buffer(await open(link))).toString();

describe("addresses that nobody may have fetched", () => {
  const addresses = [
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.0.0.1/",
    "http://0/",
    "http://10.0.0.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fe80::1]/",
    "http://[ff02::1]/",
    "http://inside.example/",
    "http://half-inside.example/",
    "http://unknown.example/",
    "http://localhost/",
    "ftp://files.example/",
    "file:///etc/passwd",
    "data:text/plain,hello",
    "http://user:password@93.184.215.14/",
    "http://93.184.215.14:25/",
    "http://93.184.215.14:6379/",
    "no address at all",
  ];
  test.each(addresses)("%s", async (address) => {
    await expect(open(address, strict)).rejects.toThrow(unreachableLinkText);
  });

  test.each(addresses.filter((address) => !/93\.|127|example|2130|0x7f|no address/.test(address)))(
    "nor behind a redirect: %s",
    async (address) => {
      const before = asked.length;
      const link = `${host}/?to=${encodeURIComponent(address)}`;
      await expect(open(link)).rejects.toThrow(unreachableLinkText);
      expect(asked.length).toBe(before + 1);
    },
  );
});

test.each([
  "http://user@127.0.0.1",
  "http://:password@127.0.0.1",
  "http://half-listed.example",
  "http://nowhere.example",
])("nobody is asked for %s, although its address may be fetched otherwise", async (address) => {
  const before = asked.length;
  await expect(open(`${address}:${port}/file`)).rejects.toThrow(unreachableLinkText);
  expect(asked.length).toBe(before);
});

test("no name is looked up for anything but the web", async () => {
  const lookup = vi.fn<Resolve>(resolve);
  const { signal } = new AbortController();
  const link = openLink("ftp://files.example/", { rules: listed, resolve: lookup, signal });
  await expect(link).rejects.toThrow(unreachableLinkText);
  expect(lookup).not.toHaveBeenCalled();
});

test("a public name and a public address are asked for", () => {
  const { isAllowed } = strict;
  expect(["93.184.215.14", "2606:2800:21f:cb07::1", "8.8.8.8"].map(isAllowed)).toEqual([
    true,
    true,
    true,
  ]);
});

test("the connection goes to the address that was checked, even if the name resolves to another one by then", async () => {
  let times = 0;
  const rebinding: Resolve = () => Promise.resolve([times++ === 0 ? "127.0.0.1" : "10.0.0.7"]);
  const signal = new AbortController().signal;
  const link = `http://rebinding.example:${port}/file`;
  const response = await openLink(link, { rules: listed, resolve: rebinding, signal });
  expect((await buffer(response)).toString()).toBe("a file");
  expect(times).toBe(1);
});

test("redirects are followed, up to five", async () => {
  const chain = (count: number): string =>
    count === 0 ? "/file" : `/?to=${encodeURIComponent(chain(count - 1))}`;
  expect(await read(host + chain(5))).toBe("a file");
  await expect(read(host + chain(6))).rejects.toThrow(unreachableLinkText);
  expect(await read(`${host}/?to=http://files.example:${port}/file`)).toBe("a file");
});

test("nothing of the user or the server is sent along", async () => {
  await read(`http://files.example:${port}/plain`);
  expect(asked.at(-1)?.headers).toEqual({
    host: `files.example:${port}`,
    accept: "*/*",
    "accept-encoding": "identity",
    "user-agent": "Rolecall",
    connection: "close",
  });
});

test.each([204, 304, 500])("an answer of %i is no file", async (status) => {
  await expect(open(`${host}/status?is=${status}`)).rejects.toThrow(
    `The address answered ${status} instead of a file`,
  );
});

test("of an answer that is no file nothing more is read", async () => {
  await expect(open(`${host}/endless`)).rejects.toThrow("404");
  await soon(() => expect(answers.at(-1)?.destroyed).toBe(true));
});

test("an answer that is no file says its status; a compressed one is not unpacked", async () => {
  await expect(open(`${host}/missing`)).rejects.toThrow(
    "The address answered 404 instead of a file",
  );
  await expect(open(`${host}/packed`)).rejects.toThrow(unreachableLinkText);
});

test("the caller can abort", async () => {
  const giveUp = new AbortController();
  const name = Promise.withResolvers<string[]>();
  const waiting = openLink(`http://slow.example:${port}/`, {
    rules: listed,
    resolve: () => name.promise,
    signal: giveUp.signal,
  });
  giveUp.abort();
  await expect(waiting).rejects.toThrow(unreachableLinkText);
});

test("the caller can abort while the answer is awaited", async () => {
  silent = Promise.withResolvers();
  const giveUp = new AbortController();
  const waiting = open(`${host}/silent`, listed, giveUp.signal);
  await silent.promise;
  giveUp.abort();
  await expect(waiting).rejects.toThrow(unreachableLinkText);
});

test("an answer that does not begin within ten seconds is given up", async () => {
  silent = Promise.withResolvers();
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
  const waiting = open(`${host}/silent`);
  await silent.promise;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  late.abort();
  await expect(waiting).rejects.toThrow(unreachableLinkText);
  timeout.mockRestore();
});

test("an answer that has begun may take its time", async () => {
  const late = new AbortController();
  const response = await open(`${host}/never`, listed, late.signal);
  late.abort();
  answers.at(-1)?.end("a file");
  expect((await buffer(response)).toString()).toBe("a file");
});

test("a sender that breaks off halfway fails its own answer, and nothing else", async () => {
  const response = await open(`${host}/never`);
  const received = buffer(response);
  answers.at(-1)?.socket?.resetAndDestroy();
  await expect(received).rejects.toThrow(/aborted|ECONNRESET/);
});
