import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import {
  cutOff,
  darkBands,
  tooLongToStayWhole,
  withoutEdge,
  withoutRing,
} from "../support/looks/looks.ts";
import type { Person, SignUp } from "../support/people.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** More than a page of text. */
const longText = "One more line of it.\n".repeat(60);

/** A job with one application, and the screens of those whom it concerns. */
const layOut = async (signUp: SignUp) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui" });
  const candidate = await signUp({ firstName: "Cara" });
  await candidate.makeProfile();
  const job = await recruiter.postJob({ title: "Signalman", description: longText });
  await candidate.applyTo(job, longText);
  const screens: [Person, string[]][] = [
    [await signUp(), ["/select-role"]],
    [candidate, ["/", "/jobs", `/jobs/${job.id}`, "/companies", `/companies/${job.companyId}`]],
    [candidate, ["/profile", "/my-applications"]],
    [recruiter, ["/dashboard", "/application-management", "/post-job"]],
    [recruiter, [`/jobs/${job.id}/applications`]],
  ];
  return screens;
};

const stepsByKeyboard = 14;

/** In high contrast: controls have an edge, and one sees where the keyboard is. */
const lookInHighContrast = async (screen: Page, path: string) => {
  await screen.emulateMedia({ forcedColors: "active" });
  expect(await screen.evaluate(withoutEdge), `no edge on ${path}`).toEqual([]);
  const unseen: string[] = [];
  for (let step = 0; step < stepsByKeyboard; step += 1) {
    await screen.keyboard.press("Tab");
    unseen.push(...(await screen.evaluate(withoutRing)));
  }
  expect(unseen, `no ring on ${path}`).toEqual([]);
};

/** On paper: all of it, in dark ink, without what floats. */
const lookOnPaper = async (screen: Page, path: string) => {
  const a4BetweenMargins = { width: 673, height: 1000 };
  await screen.setViewportSize(a4BetweenMargins);
  await screen.emulateMedia({ forcedColors: "none", colorScheme: "dark", media: "print" });
  await expect(screen.getByRole("banner"), path).toBeHidden();
  await expect(heading(screen), path).toBeVisible();
  expect(await screen.evaluate(darkBands), `dark on ${path}`).toEqual([]);
  expect(await screen.evaluate(cutOff), `cut on ${path}`).toEqual([]);
  expect(await screen.evaluate(tooLongToStayWhole), `empty page on ${path}`).toEqual([]);
};

test("every screen can be used in high contrast, and printed", async ({
  page,
  signUp,
  signedInPage,
}) => {
  const look = async (screen: Page, path: string) => {
    await screen.setViewportSize({ width: 1280, height: 800 });
    await screen.emulateMedia({ media: "screen" });
    await screen.goto(path);
    await expect(heading(screen)).toBeVisible();
    await expect(screen.getByText("Loading...", { exact: true })).toHaveCount(0);
    await lookInHighContrast(screen, path);
    await lookOnPaper(screen, path);
  };
  for (const path of ["/", "/auth", "/auth/forgot"]) await look(page, path);
  for (const [person, paths] of await layOut(signUp)) {
    const screen = await signedInPage(person);
    for (const path of paths) await look(screen, path);
  }
});

test("a toast stays off the paper", async ({ page }) => {
  await page.route("**/api/login", (route) => route.fulfill({ status: 202, body: "later" }));
  await page.goto("/dashboard");
  const toast = page.locator("li[data-swipe-direction]");
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(toast).toBeHidden();
});
