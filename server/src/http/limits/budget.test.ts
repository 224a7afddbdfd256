import { expect, test, vi } from "vitest";
import { Budget } from "./budget.ts";

const quota = { all: 10, network: 6 };

/** A holder of this network with so much, which may be cut. */
const hold = (budget: Budget, network: string, amount: number) => {
  const cut = vi.fn<() => void>();
  const holding = budget.open(network, cut);
  holding.expose();
  return { holding, cut, answer: holding.take(amount) };
};

test("a network gets its share and no more, however little the others have", () => {
  const budget = new Budget(quota);
  expect(hold(budget, "one", 6).answer).toBe("taken");
  expect(hold(budget, "one", 1).answer).toBe("network");
  expect(hold(budget, "other", 4).answer).toBe("taken");
  expect(budget.used).toBe(10);
});

test("released bytes are available to others", () => {
  const budget = new Budget(quota);
  const { holding } = hold(budget, "one", 4);
  holding.take(2);
  holding.release();
  holding.release();
  expect(budget.used).toBe(0);
  expect(holding.take(1)).toBe("all");
  expect(hold(budget, "one", 6).answer).toBe("taken");
});

test("the largest share is cut for a smaller one, the longest exposed request first", () => {
  const budget = new Budget(quota);
  const [first, second] = [hold(budget, "flood", 2), hold(budget, "flood", 4)];
  hold(budget, "other", 4);
  expect(hold(budget, "newcomer", 1).answer).toBe("taken");
  expect([first.cut.mock.calls.length, second.cut.mock.calls.length]).toEqual([1, 0]);
  expect(budget.used).toBe(9);
});

test("no share is cut below the one that it makes room for", () => {
  const budget = new Budget(quota);
  const [one, other] = [hold(budget, "one", 5), hold(budget, "other", 5)];
  expect(hold(budget, "newcomer", 5).answer).toBe("all");
  expect(one.cut).not.toHaveBeenCalled();
  expect(other.cut).not.toHaveBeenCalled();
});

test("a protected request stays, and may be cut once it is exposed again", () => {
  const budget = new Budget(quota);
  const { holding, cut } = hold(budget, "flood", 6);
  hold(budget, "other", 4);
  holding.protect();
  expect(hold(budget, "newcomer", 1).answer).toBe("taken");
  expect(cut).not.toHaveBeenCalled();
  holding.expose();
  expect(hold(budget, "newcomer", 4).answer).toBe("taken");
  expect(cut).toHaveBeenCalledOnce();
});
