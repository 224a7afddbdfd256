import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#http/errors.ts";
import { Transfers } from "./transfers.ts";

const minute = 60_000;
const wish = { ownerId: "ada", filename: "ada.pdf", from: "a link" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a transfer that no browser listens to is given up after a minute", () => {
  const transfer = new Transfers().begin(wish);
  vi.advanceTimersByTime(minute - 1);
  expect(transfer.outcome).toBeNull();
  vi.advanceTimersByTime(1);
  expect(transfer.outcome).toMatchObject({ action: "error" });
});

test("its outcome can be asked for by its user alone, until fifteen minutes after its begin", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  transfers.name(transfer, "token");
  transfer.succeed("https://jobs.example/objects/uploads/1");
  expect(transfers.findByToken("token", "eve")).toBeNull();
  vi.advanceTimersByTime(15 * minute - 1);
  expect(transfers.findByToken("token", "ada")).toBe(transfer);
  vi.advanceTimersByTime(1);
  expect(transfers.findByToken("token", "ada")).toBeNull();
  expect(transfers.find(transfer.id)).toBeNull();
});

test("three at a time for each user, fifty for all", () => {
  const transfers = new Transfers();
  const begin = (ownerId: string) => transfers.begin({ ...wish, ownerId });
  const [first] = [begin("ada"), begin("ada"), begin("ada")];
  expect(() => begin("ada")).toThrow("not available right now");
  first?.succeed("");
  expect(() => begin("ada")).not.toThrow();
  for (let count = 3; count < 50; count += 1) begin(`user ${count}`);
  expect(() => begin("eve")).toThrow("not available right now");
});

test("what was too large is refused for a minute, to who asked for it", () => {
  const transfers = new Transfers();
  transfers.begin(wish).fail(new AppError("too-large", "Too large"));
  expect(() => transfers.begin(wish)).toThrow("Too large");
  expect(() => transfers.begin({ ...wish, ownerId: "eve" })).not.toThrow();
  vi.advanceTimersByTime(minute);
  expect(() => transfers.begin(wish)).not.toThrow();
});

test("a server that ends gives everything up, and takes on nothing more", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  transfers.close();
  expect(transfer.ended.aborted).toBe(true);
  expect(() => transfers.begin(wish)).toThrow("not available right now");
});
