import type { Page } from "@playwright/test";

/** As if the sign-in were long ago: the next call of a path asks for a proof first, and is then repeated. */
export const askForProof = (page: Page, path: string) =>
  page.route(
    path,
    (route) =>
      route.fulfill({
        status: 403,
        headers: { "Rolecall-Code": "proof-needed" },
        body: "Please confirm that it is you",
      }),
    { times: 1 },
  );
