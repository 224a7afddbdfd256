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

test("a refused transfer leaves nothing behind, however often somebody tries", () => {
  const transfers = new Transfers();
  for (let count = 0; count < 1_000; count += 1) {
    const transfer = transfers.begin(wish);
    transfer.fail(new AppError("bad-input", "No file could be fetched from this address."));
    expect(transfers.find(transfer.id, "ada")).toBeNull();
  }
  expect(vi.getTimerCount()).toBe(0);
});

test("its outcome can be asked for by its user alone, for fifteen minutes", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  transfers.offer(transfer);
  transfer.succeed("https://jobs.example/objects/uploads/1");
  expect(transfers.find(transfer.id, "eve")).toBeNull();
  vi.advanceTimersByTime(15 * minute - 1);
  expect(transfers.find(transfer.id, "ada")).toBe(transfer);
  vi.advanceTimersByTime(1);
  expect(transfers.find(transfer.id, "ada")).toBeNull();
});

test("of many transfers that are over the latest five hundred can be asked for their outcome", () => {
  const transfers = new Transfers();
  const [first, second] = Array.from({ length: 501 }, () => {
    const transfer = transfers.begin(wish);
    transfers.offer(transfer);
    transfer.succeed("");
    return transfer;
  });
  expect(transfers.find(first?.id ?? "", "ada")).toBeNull();
  expect(transfers.find(second?.id ?? "", "ada")?.outcome).toMatchObject({ action: "success" });
  expect(vi.getTimerCount()).toBe(500);
});

test("a transfer that takes longer than fifteen minutes is ended, even with listeners", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  transfers.attend(transfer);
  vi.advanceTimersByTime(15 * minute - 1);
  expect(transfer.outcome).toBeNull();
  vi.advanceTimersByTime(1);
  expect(transfer.outcome).toMatchObject({ action: "error" });
});

test("while one of two browsers still listens, the transfer goes on", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  const [leave] = [transfers.attend(transfer), transfers.attend(transfer)];
  leave();
  vi.advanceTimersByTime(2 * minute);
  expect(transfer.outcome).toBeNull();
});

test("a transfer that is over waits for nobody, although a browser leaves it only then", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  const leave = transfers.attend(transfer);
  transfer.succeed("");
  leave();
  transfers.attend(transfer)();
  expect(vi.getTimerCount()).toBe(0);
});

test("four sockets may listen to one transfer", () => {
  const transfers = new Transfers();
  const transfer = transfers.begin(wish);
  for (let count = 0; count < 4; count += 1) {
    expect(transfers.isCrowded(transfer)).toBe(false);
    transfers.attend(transfer);
  }
  expect(transfers.isCrowded(transfer)).toBe(true);
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

test("a file that was too large is refused for a minute, to the same user", () => {
  const transfers = new Transfers();
  transfers.begin(wish).fail(new AppError("too-large", "Too large"));
  expect(() => transfers.begin(wish)).toThrow("Too large");
  expect(() => transfers.begin({ ...wish, ownerId: "eve" })).not.toThrow();
  vi.advanceTimersByTime(minute);
  expect(() => transfers.begin(wish)).not.toThrow();
});

test("no more than five hundred files are known to be too large", () => {
  const transfers = new Transfers();
  const fail = (from: string) =>
    transfers.begin({ ...wish, from }).fail(new AppError("too-large", "Too large"));
  for (let count = 0; count <= 500; count += 1) fail(`link ${count}`);
  expect(() => transfers.begin({ ...wish, from: "link 1" })).toThrow("Too large");
  expect(() => transfers.begin({ ...wish, from: "link 0" })).not.toThrow();
});

test("a server that ends gives everything up, and takes on nothing more", () => {
  const transfers = new Transfers();
  const over = transfers.begin(wish);
  transfers.offer(over);
  over.fail(new AppError("too-large", "Too large"));
  const transfer = transfers.begin({ ...wish, from: "another link" });
  transfers.close();
  expect(transfer.ended.aborted).toBe(true);
  expect(() => transfers.begin(wish)).toThrow("not available right now");
  expect(vi.getTimerCount()).toBe(0);
});
