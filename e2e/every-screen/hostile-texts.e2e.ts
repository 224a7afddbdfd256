import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { readEml } from "@rolecall/server/test/mail/eml.ts";
import { test } from "../support/fixtures.ts";
import { hostileBoard, hostileName, hostileText, shown } from "../support/hostile/board.ts";
import { looker, planted, watch } from "../support/hostile/looks.ts";
import { linkInLetterTo } from "../support/letters.ts";
import { expectToast } from "../support/toast.ts";

const address = encodeURIComponent(hostileName);

test.use({
  // A server of its own, since the planted texts must not show on the screens of other journeys.
  serverEnv: {},
  // The address below that does not exist, and the refusals that a test makes up.
  expectedProblems: [/404.*\/(nothing|planted)|400.*\/api\/(login|jobs)/],
});

test("hostile texts are plain text to visitors, in the page and in addresses", async ({
  page,
  signUp,
}) => {
  await hostileBoard(signUp);
  const { look, lookAtText } = await looker(page);
  await lookAtText("/companies");
  const save = page.getByRole("button", { name: /^Save / }).first();
  await lookAtText("/jobs", async () => {
    await save.click();
    // A press before the screen's code is there counts as soon as it is.
    await expect(save).toHaveAttribute("aria-pressed", "true");
  });
  await lookAtText("/saved-jobs");
  for (const path of [
    `/jobs?query=${address}&location=${address}&type=${address}&page=${address}`,
    `/companies?query=${address}&industry=${address}`,
    `/auth?next=${address}&failure=${address}&tab=${address}`,
    "/auth?next=javascript:alert(1)",
    `/auth/reset?token=${address}`,
    `/nothing/${address}?${address}=${address}#${address}`,
  ])
    await look(path);
});

test("hostile texts are plain text to candidates", async ({ signUp, signedInPage }) => {
  const { candidate, job, companyId } = await hostileBoard(signUp);
  const page = await signedInPage(candidate);
  const { lookAtText } = await looker(page);
  for (const path of ["/", "/profile", `/companies/${companyId}`, `/jobs/${job.id}`])
    await lookAtText(path);
  await lookAtText("/my-applications", () =>
    page.getByRole("button", { name: /^Details of/ }).click(),
  );
});

test("hostile texts are plain text to recruiters, beside a resume and on paper", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, owner, job, companyId } = await hostileBoard(signUp);
  const page = await signedInPage(recruiter);
  const { look, lookAtText } = await looker(page);
  for (const path of ["/dashboard", "/application-management", "/my-jobs"]) await lookAtText(path);
  await lookAtText("/post-job", () =>
    page.getByRole("combobox", { name: "Company", exact: true }).click(),
  );
  await look(`/jobs/${job.id}/edit`, () =>
    expect(page.getByLabel("Job Title")).toHaveValue(job.title),
  );
  await lookAtText(`/jobs/${job.id}/applications`, async () => {
    await page.getByRole("button", { name: /^Preview of/ }).click();
    await expect(page.frameLocator("iframe").locator(".page canvas")).toBeVisible();
  });
  await page.emulateMedia({ media: "print" });
  expect(await planted(page), "on paper").toEqual([]);

  const office = await signedInPage(owner);
  await (
    await looker(office)
  ).lookAtText(`/companies/${companyId}`, () =>
    office.getByRole("button", { name: /Edit/ }).click(),
  );
});

test("the server's sentences are plain text in a toast, and in place of a list", async ({
  page,
}) => {
  const ran: string[] = [];
  await watch(page, ran);
  const refusal = { status: 400, contentType: "text/plain", body: hostileText };
  await page.route("**/api/login", (route) => route.fulfill(refusal));
  await page.goto("/auth");
  await page.getByLabel("Username").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("a wrong one");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectToast(page, "Login failed", shown);
  expect(await planted(page)).toEqual([]);

  await page.route("**/api/jobs?**", (route) => route.fulfill(refusal));
  await page.goto("/jobs?query=baker");
  await expect(page.getByRole("alert")).toContainText(shown);
  expect([...(await planted(page)), ...ran]).toEqual([]);
});

/** The names of the elements that a document has, among those that nobody but a planter would put there. */
const plantedIn = (page: Page, source: string, type: "text/xml" | "text/html") =>
  page.evaluate(
    (given) => {
      const parsed = new DOMParser().parseFromString(given.source, given.type);
      return [...parsed.querySelectorAll("*")]
        .map(({ localName }) => localName)
        .filter((name) => /^(parsererror|script|img|svg|iframe)$/.test(name));
    },
    { source, type },
  );

test("feeds and letters carry it as text", async ({ page, server, signUp }) => {
  const { owner, companyId } = await hostileBoard(signUp);
  for (const path of ["/jobs.rss", "/sitemap.xml"]) {
    const xml = await (await page.request.get(path)).text();
    expect(await plantedIn(page, xml, "text/xml")).toEqual([]);
  }
  const email = `${crypto.randomUUID()}@example.com`;
  await owner.request.post(`/api/companies/${companyId}/invitations`, {
    data: { email, role: "recruiter" },
  });
  await expect.poll(() => linkInLetterTo(email, server.dataDir, /\/invitations\/\S+/)).not.toBe("");
  const outbox = join(server.dataDir, "outbox");
  const sources = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
  );
  const letters = sources.map(readEml);
  const invitation = letters.find(({ headers }) => headers["to"]?.includes(email));
  const html = invitation?.parts["text/html"] ?? "";
  // The company's name is in it, and is text there.
  expect(html).toContain("&lt;img src=planted");
  expect(await plantedIn(page, html, "text/html")).toEqual([]);
  expect(invitation?.parts["text/plain"]).toContain(shown);
});

test("the checks of these tests find planted markup", async ({ page }) => {
  const ran: string[] = [];
  await watch(page, ran);
  await page.route("**/careless", (route) =>
    route.fulfill({ contentType: "text/html", body: hostileText }),
  );
  await page.goto("/careless");
  await expect.poll(() => ran.join()).toMatch(/dialog 1.*request|request.*dialog 1/s);
  expect((await planted(page)).length).toBeGreaterThan(3);
});
