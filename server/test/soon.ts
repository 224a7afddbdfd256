import { vi } from "vitest";

/** Repeats a check until it holds. A busy machine takes its time. */
export const soon = <Result>(
  check: () => Result | Promise<Result>,
  options: { timeout?: number; interval?: number } = {},
): Promise<Result> => vi.waitFor(check, { timeout: 20_000, ...options });
