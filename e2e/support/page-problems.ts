import type { Page } from "@playwright/test";
import { noteRequests } from "./requests/quiet.ts";

/**
 * Collects what went wrong in a page without being seen: console errors, exceptions, requests that
 * got no answer. `expected` names those that a test brings about itself.
 */
export function watchForProblems(page: Page, problems: string[], expected: RegExp[]): void {
  noteRequests(page);
  const report = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) {
      problems.push(problem);
    }
  };
  page.on("console", (message) => {
    if (message.type() === "error") report(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => report(`Uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left, or a query that is no longer wanted, aborts its requests.
    if (reason !== "net::ERR_ABORTED") report(`${reason} ${request.method()} ${request.url()}`);
  });
}
