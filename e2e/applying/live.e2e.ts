import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

/** The bell stands from the start; the page follows a moment later. */
const expectFollowing = (page: Page) =>
  expect(page.getByRole("button", { name: /^Notices/ })).toHaveAttribute("data-following", "");

test("two people see at once what the other one does, and the bell leads to it", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Ada" });
  const job = await recruiter.postJob({ title: "Almanac Keeper" });
  const candidate = await signUp({ firstName: "Ben" });
  const desk = await signedInPage(recruiter);
  await desk.goto("/dashboard");
  await expectFollowing(desk);
  await candidate.applyTo(job);
  await expect(desk.getByText("Ben").first()).toBeVisible();

  const page = await signedInPage(candidate);
  await page.goto("/my-applications");
  await expect(page.getByText("Pending").first()).toBeVisible();
  await expectFollowing(page);
  const [application] = (await (
    await recruiter.request.get(`/api/applications/job/${job.id}`)
  ).json()) as { id: string }[];
  await recruiter.request.put(`/api/applications/${application?.id}/status`, {
    data: { status: "shortlisted" },
  });
  await expect(page.getByText("Shortlisted").first()).toBeVisible();
  await page.getByRole("button", { name: /^Notices/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
});
