import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openLanding } from "./landing.ts";
import { Transfer } from "./transfer.ts";

let transfer: Transfer;
const store = vi.fn<(transfer: Transfer, content: AsyncIterable<Uint8Array>) => Promise<string>>();
const landing = await openLanding((id) => (id === transfer.id ? transfer : null), store);
afterAll(() => landing.close());

beforeEach(() => {
  transfer = new Transfer({ ownerId: "ada", filename: "ada.pdf" });
  store.mockReset().mockResolvedValue("https://jobs.example/objects/uploads/1");
});

const deliver = async (address = landing.addressOf(transfer), method = "PUT") =>
  (await fetch(address, { method, ...(method === "PUT" && { body: "a resume" }) })).status;

test("a transfer's address takes one file", async () => {
  const stored = Promise.withResolvers<string>();
  store.mockReturnValue(stored.promise);
  const first = deliver();
  await vi.waitUntil(() => store.mock.calls.length > 0);
  expect(await deliver()).toBe(404);
  stored.resolve("https://jobs.example/objects/uploads/1");
  expect(await first).toBe(200);
  expect(transfer.outcome).toMatchObject({ action: "success" });
  expect(store).toHaveBeenCalledOnce();
});

test("no other address takes any, and a transfer that is over none", async () => {
  expect(await deliver(landing.origin + crypto.randomUUID())).toBe(404);
  expect(await deliver(undefined, "GET")).toBe(404);
  transfer.succeed("https://jobs.example/objects/uploads/2");
  expect(await deliver()).toBe(404);
  expect(store).not.toHaveBeenCalled();
});

test.each([
  ["a full disk", Object.assign(new Error("write"), { code: "ENOSPC" }), /no room left/],
  [
    "what nobody foresaw",
    new Error("undefined is not a function"),
    /^The transfer was interrupted$/,
  ],
])("of %s the person hears in a sentence, and nobody tries again", async (_what, error, said) => {
  store.mockRejectedValue(error);
  expect(await deliver()).toBe(422);
  expect(transfer.outcome).toMatchObject({
    action: "error",
    payload: { error: { message: expect.stringMatching(said) as string } },
  });
});
