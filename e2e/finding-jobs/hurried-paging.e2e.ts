// Paging through scans as fast as keys repeat: the page one stops at is drawn, and memory stays small.
import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { watchMemory } from "../support/memory.ts";
import {
  isFrameFocused,
  previewButton,
  problemsOfPreviews,
  twoCandidates,
} from "../support/preview.ts";
import { pageOfShade, scannedResume } from "../support/scans.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

const pageCount = 60;
/** With a page in view, its neighbours and one being unpacked; sixty at once are 1,800. */
const mostMegabytes = 700;

/** On a busy machine it takes long to unpack the page that one leaves and the one that one sees. */
const timeoutMs = 90_000;

/** Holds a key down in the frame, repeating with every picture of the screen. */
const hold = async (page: Page, key: string, times: number) => {
  const frame = page.frames().find((one) => one.url().endsWith("/resume-viewer.html"));
  await frame?.evaluate(
    async ([name, count]) => {
      for (let press = 0; press < count; press += 1) {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: name }));
        await new Promise(requestAnimationFrame);
      }
    },
    [key, times] as const,
  );
};

/** The page whose scan is in the place of a page; null while none is. */
const pageShown = (page: Page, number: number) =>
  page
    .frameLocator("iframe")
    .getByRole("region", { name: `Page ${number}`, exact: true })
    .evaluate((sheet) => {
      const canvas = sheet.querySelector("canvas");
      const [shade] = canvas?.getContext("2d")?.getImageData(200, 200, 1, 1).data ?? [];
      return shade ?? null;
    })
    .then((shade) => shade && pageOfShade(shade));

const expectDrawn = async (page: Page, number: number) => {
  await expect(page.getByText(`Page ${number} of ${pageCount}`)).toBeVisible();
  await expect.poll(() => pageShown(page, number), { timeout: timeoutMs }).toBe(number);
};

test("paging hurriedly through scans ends at a drawn page, in little memory", async ({
  signUp,
  signedInPage,
  browser,
}) => {
  test.slow();
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  await page.route("**/objects/*", (route) =>
    route.fulfill({ body: scannedResume(pageCount), contentType: "application/pdf" }),
  );
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  await expectDrawn(page, 1);
  await isFrameFocused(page);
  using memory = await watchMemory(browser);

  await hold(page, "PageDown", pageCount - 1);
  // Back within the second that a drawing may go on after its page was left.
  for (const key of ["Home", "End", "Home", "End"]) await hold(page, key, 1);
  await expectDrawn(page, pageCount);
  await hold(page, "PageUp", pageCount - 1);
  await expectDrawn(page, 1);

  expect(memory.peak(), "MB of the largest page process").toBeLessThan(mostMegabytes);
});
