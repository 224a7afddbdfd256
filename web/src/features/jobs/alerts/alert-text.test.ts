import { expect, test } from "vitest";
import { droppedText, nextText, previewText } from "./alert-text.ts";

const alert = { active: true, pausedUntil: null, nextAt: null, timeZone: "America/New_York" };

test.each([
  [{ total: 12, letters: 4 }, "Last month this would have sent 12 jobs in 4 emails."],
  [{ total: 1, letters: 1 }, "Last month this would have sent 1 job in 1 email."],
  [{ total: 1_000, letters: 30 }, "Last month this would have sent 1,000+ jobs in 30 emails."],
  [{ total: 0, letters: 0 }, "Last month this would have sent no jobs."],
])("a preview of %j is said in words", (preview, words) => {
  expect(previewText(preview)).toBe(words);
});

test("an alert says what it does next, where its reader is", () => {
  expect(nextText({ ...alert, nextAt: "2026-11-30T12:00:00.000Z" })).toBe(
    "Next email: Monday, November 30 at 7:00 AM (America/New York)",
  );
  expect(nextText(alert)).toBe("Emails come at once.");
  expect(nextText({ ...alert, active: false })).toBe("Ended: no emails come.");
  expect(nextText({ ...alert, pausedUntil: "2026-12-24T12:00:00.000Z" })).toContain(
    "Paused until December 24, 2026",
  );
});

test("a refinement says how much it leaves out", () => {
  expect([droppedText(1), droppedText(3)]).toEqual([
    "Leaves out 1 job of last month.",
    "Leaves out 3 jobs of last month.",
  ]);
});
