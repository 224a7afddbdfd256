import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

/** The answer to this very path, which browsers and clients would have tidied up. */
const answerTo = async (baseURL: string, path: string) => {
  const { hostname, port } = new URL(baseURL);
  const request = get({ hostname, port, path });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};

test("nothing is served from beside the client's own files", async ({ server }) => {
  for (const path of [
    "/../package.json",
    "/assets/../../package.json",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/%2e%2e/package.json",
    "/assets/..%5c..%5c..%5cpackage.json",
    "/assets/..%252f..%252f..%252fpackage.json",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/%00/package.json",
    "/.env",
    "/.git/config",
    "/assets/",
    "/objects/..%2f..%2fpostgres%2fPG_VERSION",
    "/sitemaps/..%2f..%2fpackage.json",
  ]) {
    const { status, body } = await answerTo(server.baseURL, path);
    expect([400, 401, 404], path).toContain(status);
    expect(body, path).not.toMatch(/"workspaces"|"dependencies"|root:|\[core\]/);
  }
});

test("the client's own files are cached for ever, and sent with their right types", async ({
  server,
}) => {
  const page = await answerTo(server.baseURL, "/");
  const assets = [...page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(assets.length).toBeGreaterThan(1);
  for (const path of assets) {
    const { status, headers } = await answerTo(server.baseURL, path ?? "");
    expect([path, status]).toEqual([path, 200]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});
