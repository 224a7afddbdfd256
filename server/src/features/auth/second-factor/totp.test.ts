import { expect, test } from "vitest";
import { newTotpSecret, stepAt, stepOfCode, totpCode } from "./totp.ts";

/** "12345678901234567890" in base32, the secret of RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("the code %i seconds after 1970 is that of RFC 6238: %s", (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test("a secret has 32 characters of base32, and is another each time", () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(50);
});

test("a code counts in its own half minute, the one before and the one after", () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  const at = (later: number) =>
    stepOfCode(totpCode(secret, step + later), { secret, lastStep: null }, now);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step - 1, step, step + 1, null]);
});

test("no code counts up to the last one that was taken", () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  const at = (later: number) =>
    stepOfCode(totpCode(secret, step + later), { secret, lastStep: step }, now);
  expect([-1, 0, 1].map(at)).toEqual([null, null, step + 1]);
});

test.each(["", "12345", "1234567", "abcdef", "0x1234"])("%j is no code", (code) => {
  expect(stepOfCode(code, { secret, lastStep: null }, new Date(59_000))).toBeNull();
});
