// A deadline is the end of a day where it was set; elsewhere it is a moment of another day.
import { expect } from "@playwright/test";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { test } from "../support/fixtures.ts";

/** The last moment of 4 January in Los Angeles. */
const deadline: Instant = "2099-01-05T07:59:59.999Z";

for (const [timezoneId, text] of [
  ["America/Los_Angeles", "January 4, 2099"],
  ["Pacific/Auckland", "January 5, 2099 at 8:59 PM GMT+13"],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`a reader in ${timezoneId} is told when a deadline ends for them`, async ({
      page,
      signUp,
      baseURL,
    }) => {
      const recruiter = await signUp({ role: "recruiter" });
      const job = await recruiter.postJob({ deadline });
      const { cookies } = await recruiter.request.storageState();
      await page.context().addCookies(cookies);
      await page.goto(`${baseURL}/jobs/${job.id}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.goto(`${baseURL}/my-jobs`);
      await expect(page.getByText(`Deadline ${text}`, { exact: true })).toBeVisible();
    });
  });
