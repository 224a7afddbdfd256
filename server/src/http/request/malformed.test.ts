import { request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { startApp } from "#test/start-app.ts";

const { app, anonymous } = await startApp({ env: { PUBLIC_URL: "https://jobs.example" } });
await app.listen({ host: "127.0.0.1", port: 0 });
const port = (app.server.address() as AddressInfo).port;

/** The server's answer to exactly these bytes. */
const answerTo = async (...lines: string[]) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body };
};

test.each([
  ["no host", ["GET /api/jobs HTTP/1.0"]],
  ["an empty host", ["GET /api/jobs HTTP/1.1", "Host:"]],
  ["two hosts", ["GET /api/jobs HTTP/1.1", "Host: jobs.example", "Host: evil.example"]],
  ["a host with a path", ["GET /api/jobs HTTP/1.1", "Host: jobs.example/x"]],
  ["a host with a user", ["GET /api/jobs HTTP/1.1", "Host: jobs@evil.example"]],
])("%s is refused", async (_what, lines) => {
  expect(await answerTo(...lines)).toMatchObject({
    status: 400,
    body: "The Host header is not valid.",
  });
});

test.each(["%", "%zz", "%C0%80", "%ED%A0%80"])(
  "the escape %s is refused, but in the search of a page",
  async (bad) => {
    for (const path of [
      `/${bad}`,
      `/${bad}?query=${bad}`,
      `//jobs?query=${bad}`,
      `/api/jobs/${bad}`,
      `/api/jobs?query=${bad}`,
    ])
      expect(await anonymous.get(path)).toMatchObject({
        status: 400,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
  },
);

test.each([
  ["/jobs?query=100%", "/jobs?query=100%25"],
  ["/jobs?query=100%&location=50%-off", "/jobs?query=100%25&location=50%25-off"],
  ["/jobs?query=%zz", "/jobs?query=%25zz"],
  ["/jobs?query=caf%E9+bar", "/jobs?query=caf%C3%A9+bar"],
  ["/companies?query=M%FCller%", "/companies?query=M%C3%BCller%25"],
  ["/jobs?query=%C3%A9+%E9", "/jobs?query=%C3%A9+%C3%A9"],
])("the page %s opens as it was meant", async (path, meant) => {
  expect(await anonymous.get(path)).toMatchObject({ status: 302, headers: { location: meant } });
  expect((await anonymous.get(meant)).status).toBe(200);
});

test.each(["//jobs.example:99999/", "//[", "//", "//%5C:99999/jobs"])(
  "at %s there is nothing, although two slashes may begin the address of a site",
  async (path) => {
    for (const method of ["GET", "POST"])
      expect(await answerTo(`${method} ${path} HTTP/1.1`, "Host: jobs.example")).toMatchObject({
        status: 404,
      });
  },
);

test("a thousand equal keys are refused like any wrong input", async () => {
  const many = "experienceLevel=mid&".repeat(1_000);
  expect(await answerTo(`GET /api/jobs?${many} HTTP/1.1`, "Host: jobs.example")).toMatchObject({
    status: 400,
    body: "Unknown experience level",
  });
});

describe("bytes that are no HTTP are refused with a sentence as well", () => {
  test.each([
    ["an endless address", [`GET /${"x".repeat(100_000)} HTTP/1.1`, "Host: a"], 431],
    ["a method that nobody knows", ["FETCH /api/jobs HTTP/1.1", "Host: a"], 400],
  ])("%s", async (_what, lines, status) => {
    const answer = await answerTo(...lines);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain("Content-Type: text/plain; charset=utf-8");
    expect(answer.body).toBe("The request could not be read.");
  });
});

test("links to other pages of a list are on this site, whatever host was called", async () => {
  const path = "http://evil.example/api/jobs?page=3";
  const { headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    const host = "evil.example";
    request({ port, path, headers: { host } }, resolve).on("error", reject).end();
  });
  expect(headers["link"]).toBe('<https://jobs.example/api/jobs?page=2>; rel="prev"');
});
