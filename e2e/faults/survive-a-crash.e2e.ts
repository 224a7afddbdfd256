import { expect, test } from "@playwright/test";
import { signUpAt } from "../support/people.ts";
import { newDataDir, removeDataDir, startServer } from "../support/running-server.ts";

test("after a power cut everything that was acknowledged is still there", async ({
  playwright,
  browser,
}) => {
  const dataDir = await newDataDir();
  const first = await startServer(dataDir);
  const signUp = signUpAt(first.baseURL, playwright);
  const recruiter = await signUp({ role: "recruiter" });
  const candidate = await signUp({ firstName: "Mara", lastName: "Lindqvist" });
  const job = await recruiter.postJob({ title: "Lighthouse Keeper" });
  const application = await candidate.applyTo(job, "The light must not go out.");
  const status = await recruiter.request.put(`/api/applications/${application.id}/status`, {
    data: { status: "interview_scheduled" },
  });
  const { resumeUrl } = (await status.json()) as { resumeUrl: string };
  const resume = await (await recruiter.request.get(resumeUrl)).body();
  await first.kill();

  const second = await startServer(dataDir);
  const { cookies } = await recruiter.request.storageState();
  const context = await browser.newContext({ baseURL: second.baseURL });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`/jobs/${job.id}/applications`);
  const card = page.getByRole("article", { name: "Mara Lindqvist" });
  await expect(card.getByText("The light must not go out.")).toBeVisible();
  await expect(card.getByLabel("Status of Mara Lindqvist")).toHaveText("Interview Scheduled");
  const found = await context.request.get(resumeUrl);
  expect(Buffer.compare(await found.body(), resume)).toBe(0);

  await context.close();
  expect(await second.stop()).toBe(0);
  await removeDataDir(dataDir);
});
