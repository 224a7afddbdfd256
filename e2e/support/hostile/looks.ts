// Opens screens, and tells whether a text on them became more than text.
import { expect, type Page } from "@playwright/test";
import { logoHost, shown } from "./board.ts";

/** Harmless as a picture; anywhere else its script would run. */
const hostileLogo = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

/** Notes what would tell that a text was run: a dialog, a request that only it could make. */
export const watch = async (page: Page, ran: string[]) => {
  await page.route(`${logoHost}**`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: hostileLogo }),
  );
  page.on("dialog", (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/\/planted$|evil\.invalid/.test(request.url())) ran.push(`request ${request.url()}`);
  });
};

/** Elements, handlers and addresses on the page that no screen of ours has. */
export const planted = (page: Page) =>
  page.evaluate(() => {
    const ours = 'script[src], script[type="application/ld+json"]';
    const elements = [...document.querySelectorAll("*")].filter(
      (element) =>
        (element.matches("script") && !element.matches(ours)) ||
        element.matches("iframe[srcdoc], [src$=planted], base, object, embed, head style") ||
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith("on") ||
            (name !== "value" && /^\s*(javascript|data:text)/i.test(value)),
        ),
    );
    return elements.map((element) => element.outerHTML.slice(0, 200));
  });

/** Opens screens, and finds nothing on them that was typed and became more than text. */
export const looker = async (page: Page) => {
  const ran: string[] = [];
  await watch(page, ran);
  const look = async (path: string, act?: () => Promise<unknown>) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
    await act?.();
    expect([...(await planted(page)), ...ran], path).toEqual([]);
  };
  /** A screen that shows what was typed. */
  const lookAtText = (path: string, act?: () => Promise<unknown>) =>
    look(path, async () => {
      await act?.();
      await expect(page.locator("body")).toContainText(shown);
    });
  /** A screen that shows all of these texts. */
  const lookForAll = (path: string, texts: string[], act?: () => Promise<unknown>) =>
    look(path, async () => {
      await act?.();
      for (const text of texts) await expect(page.locator("body")).toContainText(text);
    });
  return { look, lookAtText, lookForAll };
};
