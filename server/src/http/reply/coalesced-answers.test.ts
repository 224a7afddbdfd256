import { expect, test, vi } from "vitest";
import { NobodyWaits, nobodyWaits, onBehalfOf } from "#db/connection/fair-pool.ts";
import { coalesceAnswers } from "./shared-answers.ts";

/** Somebody who asks, and may go. */
const visitor = () => {
  let gone = false;
  return {
    leave: () => {
      gone = true;
    },
    ask: (work: () => Promise<unknown>) => onBehalfOf("a network", work, () => gone),
  };
};

/** A question whose answer takes until `goOn` is called, and is dropped where nobody waits then. */
const question = () => {
  const { join } = coalesceAnswers();
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const answer = vi.fn<() => Promise<string>>(async () => {
    await held;
    if (nobodyWaits()) throw new NobodyWaits();
    return "answer";
  });
  const askedBy = (one: ReturnType<typeof visitor>) => one.ask(() => join("question", answer));
  return { answer, askedBy, goOn };
};

test("an answer that several wait for is worked for until all of them have gone", async () => {
  const [first, second] = [visitor(), visitor()];
  const { answer, askedBy, goOn } = question();
  const answers = Promise.allSettled([askedBy(first), askedBy(second)]);
  first.leave();
  goOn();
  expect((await answers).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("an answer that nobody waits for any more is dropped", async () => {
  const [first, second] = [visitor(), visitor()];
  const { askedBy, goOn } = question();
  const answers = Promise.allSettled([askedBy(first), askedBy(second)]);
  first.leave();
  second.leave();
  goOn();
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("who asks just as the answer to somebody who has gone is dropped gets one of their own", async () => {
  const [first, second] = [visitor(), visitor()];
  const { answer, askedBy, goOn } = question();
  const dropped = askedBy(first).catch((error: unknown) => error);
  first.leave();
  goOn();
  // The answer is dropped in the next turn, of which who asks now knows nothing.
  await Promise.resolve();
  await Promise.resolve();
  expect(await askedBy(second)).toBe("answer");
  expect(await dropped).toBeInstanceOf(NobodyWaits);
  expect(answer.mock.calls.length).toBeLessThanOrEqual(2);
});
