import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";

const web = join(import.meta.dirname, "../../web");

const bundle = async () => {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    root: web,
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(web, "src/large-upload/main.tsx") },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(built.output.map((file) => [`/${file.fileName}`, file]));
};
let bundled: ReturnType<typeof bundle> | undefined;

/** Opens the upload window without the limits of resumes, on a page that the product does not have. */
export const openLargeUpload = async (page: Page): Promise<void> => {
  const files = await (bundled ??= bundle());
  await page.route(
    ({ pathname }) => files.has(pathname),
    async (route) => {
      const file = files.get(new URL(route.request().url()).pathname);
      const isCode = file?.type === "chunk";
      await route.fulfill({
        contentType: isCode ? "text/javascript" : "text/css",
        body: isCode ? file.code : String(file?.source),
      });
    },
  );
  // An answer of the real server: browsers let no page of a test's own send to this machine.
  await page.goto("/api/site");
  for (const [url, { type }] of files)
    await (type === "chunk"
      ? page.addScriptTag({ url, type: "module" })
      : page.addStyleTag({ url }));
};
