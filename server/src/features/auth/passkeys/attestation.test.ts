import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { androidStatement } from "#test/passkeys/android-statement.ts";
import { type Fault, SoftwareAuthenticator } from "#test/passkeys/software-authenticator.ts";
import { newBrowser, someoneSignedIn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { PUBLIC_URL: "https://jobs.example" } });

const asked: (string | undefined)[] = [];
const elsewhere = createServer(({ url }, response) => {
  asked.push(url);
  response.end();
});
elsewhere.listen(0, "127.0.0.1");
await once(elsewhere, "listening");
afterAll(() => void elsewhere.close());
const { port } = elsewhere.address() as AddressInfo;

const register = async (statement: NonNullable<Fault["statement"]>) => {
  const { id, browser } = await someoneSignedIn(services);
  const key = new SoftwareAuthenticator(services.config.publicUrl);
  const options = await browser.post<Parameters<typeof key.create>[0]>(
    "/api/auth/passkeys/options",
  );
  const credential = key.create(options.body, { statement });
  const { status } = await browser.post("/api/auth/passkeys", { body: { credential } });
  return { id, key, status };
};

test("a new passkey's certificates name no address that the server would ask", async () => {
  const { status } = await register(androidStatement(`http://127.0.0.1:${port}/withdrawn`));
  expect(asked).toEqual([]);
  expect(status).toBe(201);
});

test.each(["packed", "tpm", "android-key", "android-safetynet", "apple", "fido-u2f", "none", "?"])(
  "what an authenticator says of its make as '%s' is not read, and its passkey signs in",
  async (fmt) => {
    const attStmt = new Map<string, unknown>([
      ["alg", -7],
      ["sig", Buffer.alloc(70)],
      ["x5c", [Buffer.from("no certificate")]],
    ]);
    const { id, key, status } = await register(() => ({ fmt, attStmt }));
    expect(status).toBe(201);
    const browser = newBrowser(services);
    const options = await browser.post<Parameters<typeof key.get>[0]>("/api/login/passkey/options");
    const answer = await browser.post("/api/login/passkey", {
      body: { credential: key.get(options.body) },
    });
    expect(answer).toMatchObject({ status: 200, body: { id } });
  },
);
