import { setImmediate as settled } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { fairQueue, type Shares } from "./fair-queue.ts";

afterEach(() => {
  vi.useRealTimers();
});

const refused = () => new Error("The queue is full");

/** A queue whose work begins in a certain order, and ends when it is told to. */
const watched = (shares: Shares) => {
  const queue = fairQueue(shares, refused);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const serve = (party: string, name: string) =>
    queue.run(party, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  /** Ends the work that began, in its order, until nothing is left. */
  const finishAll = async () => {
    await settled();
    for (let next = 0; next < begun.length; next += 1) {
      ends.get(begun[next] ?? "")?.();
      await settled();
    }
  };
  return { queue, begun, serve, finishAll };
};

const one = { all: 1, each: 1 };
const ten = { all: 10, each: 10 };

test("parties take turns, and each party's tasks run in their order", async () => {
  const { begun, serve, finishAll } = watched({ atOnce: one, waiting: ten });
  const asked = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => serve(name.charAt(0), name));
  await finishAll();
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "b1", "b2", "c1"]);
});

test("a party has so many places at once, and those that it may not have are for others", async () => {
  const { begun, serve, finishAll } = watched({ atOnce: { all: 3, each: 2 }, waiting: ten });
  const asked = ["a1", "a2", "a3", "b1", "b2"].map((name) => serve(name.charAt(0), name));
  await settled();
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await finishAll();
  await Promise.all(asked);
});

test("a task whose party has used up its share of the queue is refused at once, and others may still wait", async () => {
  const { begun, serve, finishAll } = watched({ atOnce: one, waiting: { all: 10, each: 1 } });
  const asked = [serve("a", "a1"), serve("a", "a2")];
  await expect(serve("a", "a3")).rejects.toEqual(refused());
  asked.push(serve("b", "b1"));
  await finishAll();
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await Promise.all(asked);
});

test("a full queue refuses parties that wait in it already, and accepts others", async () => {
  const { serve, finishAll } = watched({ atOnce: one, waiting: { all: 2, each: 2 } });
  const asked = ["a1", "a2", "b1"].map((name) => serve(name.charAt(0), name));
  await expect(serve("a", "a3")).rejects.toEqual(refused());
  asked.push(serve("c", "c1"));
  await finishAll();
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "b1", "c1"]);
});

test("work that fails makes room as well", async () => {
  const { queue } = watched({ atOnce: one, waiting: { all: 0, each: 0 } });
  await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("a", () => Promise.resolve("fine"))).toBe("fine");
});

test("a place that is given back twice is free once", async () => {
  const { queue } = watched({ atOnce: one, waiting: { all: 0, each: 0 } });
  const leave = await queue.enter("a");
  leave();
  await queue.enter("a");
  leave();
  await expect(queue.enter("a")).rejects.toEqual(refused());
});

test("a free place is not for a party that has all of its own", async () => {
  const { queue } = watched({ atOnce: { all: 2, each: 1 }, waiting: ten });
  const leave = await queue.enter("a");
  const leaveOther = await queue.enter("b");
  const next = queue.enter("a");
  leaveOther();
  await settled();
  expect(queue.waiting()).toBe(1);
  leave();
  await expect(next).resolves.toBeTypeOf("function");
  expect(queue.waiting()).toBe(0);
});

test("a task that waited too long is refused, and leaves the queue", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { queue } = watched({ atOnce: one, waiting: ten, timeoutMs: 1_000 });
  await queue.enter("a");
  const late = queue.enter("a");
  vi.advanceTimersByTime(1_000);
  await expect(late).rejects.toEqual(refused());
  expect(queue.waiting()).toBe(0);
});

test("a task that started in time is not refused later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { queue } = watched({ atOnce: one, waiting: ten, timeoutMs: 1_000 });
  const leave = await queue.enter("a");
  const next = queue.enter("a");
  leave();
  await next;
  vi.advanceTimersByTime(1_000);
  expect(queue.waiting()).toBe(0);
});
