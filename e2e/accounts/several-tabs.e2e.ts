import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { Person, SignUp } from "../support/people.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { prepareSaves } from "../support/saves.ts";
import { endSession, logOut, signInOn, signInUnheard } from "../support/sign-in.ts";
import { choose as chooseFile, resume, send, uploadButton } from "../support/upload-window.ts";

test.use({
  expectedProblems: [/409.*\/api\/|401.*\/api\/(auth|jobs|applications|dashboard|profile)/],
});

const expectNotice = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `You are signed in as ${name} in this browser now`,
  );

/** Checks that the words are nowhere in the page, hidden or not. */
const expectGone = (page: Page, words: string) =>
  // A page on its way elsewhere has no content to tell of.
  expect.poll(() => page.content().catch(() => words)).not.toContain(words);

const ada = { firstName: "Ada", lastName: "Moreau" };
const ben = { firstName: "Ben", lastName: "Ray" };

const profileOf = async ({ request }: Person) => {
  const answer = await request.get("/api/profile");
  return answer.ok() ? ((await answer.json()) as { summary: string }).summary : null;
};

/** A recruiter with an application to read: a letter, and how to reach who wrote it. */
const withApplication = async (signUp: SignUp) => {
  const recruiter = await signUp({ role: "recruiter", ...ada });
  const job = await recruiter.postJob({ title: "Bell Founder" });
  const candidate = await signUp({ firstName: "Cleo", email: `cleo-${job.id}@example.com` });
  await candidate.applyTo(job, "I have cast bells for years.");
  return { recruiter, job, email: candidate.user.email ?? "" };
};

test("a tab saves nothing for another user who signed in meanwhile, and keeps the typed text", async ({
  signUp,
  signedInPage,
}) => {
  const [owner, other] = [await signUp(ada), await signUp(ben)];
  await owner.makeProfile();
  await other.makeProfile();
  const page = await signedInPage(owner);
  await page.goto("/profile");
  const summary = page.getByLabel("Professional Summary");
  await summary.fill("Roses, and what Ada knows of them.");
  await signInUnheard(page, other);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectNotice(page, "Ben Ray");
  await expect(summary).toBeHidden();
  expect(await profileOf(other)).toBe("Roses.");

  await page.getByRole("button", { name: "Sign in as Ada Moreau again" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  await signInOn(page, owner);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(summary).toHaveValue("Roses, and what Ada knows of them.");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
  expect(await profileOf(other)).toBe("Roses.");
});

test("a letter is sent only by the user who wrote it, and shown to nobody else", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob();
  const [owner, other] = [await signUp(ada), await signUp(ben)];
  await owner.makeProfile();
  await other.makeProfile();
  const page = await signedInPage(owner);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByLabel("Cover Letter").fill("Ada writes this.");
  await signInUnheard(page, other);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expectNotice(page, "Ben Ray");
  const sent = await other.request.get("/api/applications/candidate");
  expect(await sent.json()).toEqual([]);

  await page.getByRole("button", { name: "Continue as Ben Ray" }).click();
  await expect(page.getByRole("button", { name: "User menu of Ben Ray" })).toBeVisible();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Cover Letter")).toHaveValue("");
});

test("a tab shows nothing that was read in the name of somebody else", async ({
  signUp,
  signedInPage,
}) => {
  const [owner, other] = [
    await signUp({ role: "recruiter", ...ada }),
    await signUp({ role: "recruiter", ...ben }),
  ];
  await other.postJob({ title: "Ben's own opening" });
  const page = await signedInPage(owner);
  await page.goto("/jobs");
  const dashboard = page.getByRole("link", { name: "Dashboard" });
  await expect(dashboard).toBeVisible();
  // From then on the router handles the link; earlier it would load the page anew.
  await untilQuiet(page);
  await signInUnheard(page, other);
  await dashboard.click();
  await expectNotice(page, "Ben Ray");
  await expect(page.getByText("Ben's own opening")).toBeHidden();
  await page.getByRole("button", { name: "Continue as Ben Ray" }).click();
  await expect(page.getByText("Welcome back, Ben")).toBeVisible();
  await expect(page.getByText("Ben's own opening")).toBeVisible();
});

test("signing in as another user in one tab tells the others, and clears their screens", async ({
  signUp,
  signedInPage,
  newTab,
}) => {
  const { recruiter, job, email } = await withApplication(signUp);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await expect(page.getByText("I have cast bells for years.")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const tab = await newTab(page);
  await signInUnheard(page, await signUp(ben));
  await expect(page.getByText("I have cast bells for years.")).toBeVisible();
  await tab.goto("/jobs");
  await expectNotice(page, "Ben Ray");
  await expect(page.getByText("I have cast bells for years.")).toBeHidden();
  await expectGone(page, email);
});

for (const [how, hides] of [
  ["", []],
  [", also where they have no channel between them", ["BroadcastChannel"]],
] as const)
  test(`logging out in one tab takes the others' letters and addresses off the screen${how}`, async ({
    signUp,
    signedInPage,
    newTab,
  }) => {
    const { recruiter, job, email } = await withApplication(signUp);
    const page = await signedInPage(recruiter);
    const jobs = await newTab(page);
    const tab = await newTab(page);
    for (const each of [page, jobs, tab])
      await each.addInitScript((names) => {
        for (const name of names) Reflect.deleteProperty(window, name);
      }, hides);
    await page.goto(`/jobs/${job.id}/applications`);
    await expect(page.getByText("I have cast bells for years.")).toBeVisible();
    await jobs.goto("/jobs");
    await expect(jobs.getByRole("button", { name: "User menu of Ada Moreau" })).toBeVisible();
    await tab.goto("/");
    await logOut(tab);

    await expect(page.getByText("I have cast bells for years.")).toBeHidden();
    await expectGone(page, email);
    await expect(page).toHaveURL(/\/auth\?next=/);
    await expect(jobs.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expectGone(jobs, "Moreau");
    await expect(tab.getByRole("link", { name: "Sign In" })).toBeVisible();
  });

test("every screen is cleared as soon as one tab notices that the session has ended", async ({
  signUp,
  signedInPage,
  newTab,
}) => {
  const { recruiter, job } = await withApplication(signUp);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await expect(page.getByText("I have cast bells for years.")).toBeVisible();
  await endSession(recruiter);
  await (await newTab(page)).goto("/jobs");
  await expect(page.getByText("I have cast bells for years.")).toBeHidden();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test("signing in in one tab signs in the visitor's other tabs", async ({
  page,
  newTab,
  signUp,
}) => {
  const candidate = await signUp(ada);
  await candidate.makeProfile();
  await page.goto("/jobs");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  const tab = await newTab(page);
  await tab.goto("/auth");
  await signInOn(tab, candidate);
  await expect(page.getByRole("button", { name: "User menu of Ada Moreau" })).toBeVisible();
});

test("a tab that heard nothing notices when it comes into view, and asks the server nothing else", async ({
  signUp,
  signedInPage,
}) => {
  const other = await signUp(ben);
  const page = await signedInPage(await signUp(ada));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
  await untilQuiet(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    // The code of the bell comes when a screen has been there for a while.
    if (request.resourceType() !== "script") asked.push(request.url());
  });
  const comeIntoView = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await comeIntoView();
  await signInUnheard(page, other);
  await comeIntoView();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
  expect(asked).toEqual([]);

  // Another tab left this value before the page could listen.
  await page.evaluate((id) => localStorage.setItem("signed-in", id), other.user.id);
  await comeIntoView();
  await expectNotice(page, "Ben Ray");
});

test("every write of a page names the user who is shown on the page", async ({
  signUp,
  signedInPage,
}) => {
  const saves = await prepareSaves(signUp, signedInPage);
  const uploading = await signUp(ada);
  const profile = await signedInPage(uploading);
  await profile.goto("/profile");
  const named: [string, string | undefined, string][] = [];
  for (const { page, person } of [...saves, { page: profile, person: uploading }])
    page.on("request", (request) => {
      if (request.method() === "GET") return;
      const { pathname } = new URL(request.url());
      named.push([pathname, request.headers()["rolecall-user"], person.user.id]);
    });
  for (const { page, button, success } of saves) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(success[0], { exact: true })).toBeVisible();
  }
  await uploadButton(profile).click();
  await chooseFile(profile, resume);
  await send(profile);
  await expect(profile.getByText("Resume uploaded", { exact: true })).toBeVisible();
  const isAddress = ([path]: [string, ...unknown[]]) => path.startsWith("/objects/uploads/");
  expect(named.filter(isAddress).map(([, shown]) => shown)).toEqual([undefined]);
  const calls = named.filter((write) => !isAddress(write));
  expect(calls.length).toBeGreaterThan(6);
  for (const [path, shown, id] of calls) expect([path, shown]).toEqual([path, id]);
});
