import { expect, type Page } from "@playwright/test";
import { fileSources, type FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import { signInPages } from "@rolecall/server/test/sources/source-hosts.ts";
import { startSources, type Sources } from "@rolecall/server/test/sources/start-sources.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { test as base } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { resume, uploadButton } from "./upload-window.ts";

export const sourceNames: Record<FileSource, string> = {
  drive: "Google Drive",
  dropbox: "Dropbox",
  onedrive: "OneDrive",
};

/**
 * The errors that browsers and Uppy report of accounts that ask for a sign-in, refuse or are down,
 * and of bad links.
 */
export const problemsOfSources =
  /(401|404|503).*\/companion\/(drive|dropbox|onedrive)\/(list|get|refresh|logout)|400.*\/companion\/url\/meta$|\[Uppy\]/;

const files = {
  "/Applications": null,
  "/Applications/ada.pdf": resume.buffer,
  "/Applications/cover-letter-for-the-position-of-bell-founder-at-the-royal-foundry.docx":
    Buffer.from("not a Word file"),
  "/Empty": null,
  "/holiday.png": Buffer.from("a picture"),
  "/too-large.pdf": Buffer.alloc(10_485_761),
};

const registered = Object.fromEntries(
  fileSources.flatMap((source) => [
    [`COMPANION_${source.toUpperCase()}_CLIENT_ID`, "our id"],
    [`COMPANION_${source.toUpperCase()}_CLIENT_SECRET`, "our secret"],
  ]),
) as Record<string, string>;

const redirect = import.meta.resolve("@rolecall/server/test/sources/redirect-sources.ts");

/** Like `test`, with a server that is registered with all sources, and an account at each. */
export const test = base.extend<object, { sources: Sources }>({
  sources: [
    async ({}, provide) => {
      const sources = await startSources(files);
      await provide(sources);
      sources.close();
    },
    { scope: "worker" },
  ],
  serverEnv: [
    ({ serverEnv, sources }, provide) =>
      provide({
        ...serverEnv,
        ...registered,
        SOURCES_PORT: String(sources.port),
        NODE_OPTIONS: `--import=${redirect}`,
      }),
    { scope: "worker" },
  ],
});

/** Answers a source that asks whether Rolecall may read the user's files. */
export const answerAt = async (
  page: Page,
  source: FileSource,
  answer: { code: string } | { error: string },
): Promise<void> => {
  await page.context().route(`${signInPages[source]}/**`, (route) => {
    const question = new URL(route.request().url()).searchParams;
    const back = new URL(question.get("redirect_uri") ?? "");
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    back.searchParams.set("state", question.get("state") ?? "");
    const body = `<meta http-equiv="refresh" content="0; url=${back.href.replaceAll("&", "&amp;")}">`;
    return route.fulfill({ contentType: "text/html", body });
  });
};

export const signInButton = (page: Page) =>
  page.getByRole("button", { name: /^(Sign in with Google|Connect to )/ });

/** Opens the upload window of the profile at a source, where the person is not signed in yet. */
export const openSource = async (page: Page, source: FileSource): Promise<void> => {
  await page.goto("/profile");
  await uploadButton(page).click();
  await page.getByRole("tab", { name: sourceNames[source] }).click();
  await signInButton(page).waitFor();
};

/** Opens a source's list of files. */
export const openFiles = async (page: Page, source: FileSource): Promise<void> => {
  await answerAt(page, source, { code: "a code" });
  await openSource(page, source);
  await signInButton(page).click();
  await page.getByRole("button", { name: "Open folder Applications" }).waitFor();
};

/** Takes the resume out of the folder of applications, as somebody without a mouse does. */
export const takeResume = async (page: Page): Promise<void> => {
  await tabTo(page, page.getByRole("button", { name: "Open folder Applications" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: "ada.pdf" }));
  await page.keyboard.press("Space");
  await expectNoAxeViolations(page);
  await tabTo(page, page.getByRole("button", { name: "Select 1" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Upload 1 file" })).toBeFocused();
  await page.keyboard.press("Enter");
};
