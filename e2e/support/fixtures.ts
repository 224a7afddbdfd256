import { test as base, expect, type Page } from "@playwright/test";
import { writeApplication, type WrittenApplication } from "./application-dialog.ts";
import { watchForProblems } from "./page-problems.ts";
import { signUpAt, type Person, type SignUp } from "./people.ts";
import { withServer, type RunningServer } from "./running-server.ts";
import { noteToasts } from "./toast.ts";

interface WorkerFixtures {
  /** The environment variables of the server. */
  serverEnv: Record<string, string>;
  /** The real server on an empty database, shared by the tests of one worker. */
  server: RunningServer;
}

export interface TestFixtures {
  /** Makes an account through the API. */
  signUp: SignUp;
  /** Opens a page as somebody, in a browser window of their own. */
  signedInPage: (person: Person) => Promise<Page>;
  /** Opens another tab of the page's browser window. */
  newTab: (page: Page) => Promise<Page>;
  /** The profile of a new candidate, with nothing in it. */
  emptyProfile: Page;
  /** A candidate's letter to somebody's job, not sent yet. */
  application: WrittenApplication;
  /** Names problems that a test brings about on purpose, such as `/409.*applications/`. */
  expectedProblems: RegExp[];
  /** Unexpected errors in the pages of the test; the test fails if there are any. */
  problems: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [({}, provide) => provide({}), { scope: "worker" }],
  server: [({ serverEnv }, provide) => withServer(provide, serverEnv), { scope: "worker" }],
  baseURL: ({ server }, provide) => provide(server.baseURL),

  signUp: async ({ server, playwright }, provide) => {
    const people: Person[] = [];
    const signUp = signUpAt(server.baseURL, playwright);
    await provide(async (details) => {
      const person = await signUp(details);
      people.push(person);
      return person;
    });
    await Promise.all(people.map(({ request }) => request.dispose()));
  },
  newTab: ({ problems, expectedProblems }, provide) =>
    provide(async (page) => {
      const tab = await page.context().newPage();
      watchForProblems(tab, problems, expectedProblems);
      await noteToasts(tab);
      return tab;
    }),
  emptyProfile: async ({ signUp, signedInPage }, provide) => {
    const page = await signedInPage(await signUp());
    await page.goto("/profile");
    await provide(page);
  },
  application: async ({ signUp, signedInPage }, provide) =>
    provide(await writeApplication(signUp, signedInPage)),

  expectedProblems: ({}, provide) => provide([]),
  problems: async ({}, provide) => {
    const problems: string[] = [];
    await provide(problems);
    expect(problems, "what went wrong in the pages").toEqual([]);
  },
  page: async ({ page, problems, expectedProblems }, provide) => {
    watchForProblems(page, problems, expectedProblems);
    await noteToasts(page);
    await provide(page);
  },
  signedInPage: async ({ browser, baseURL, problems, expectedProblems }, provide) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await provide(async ({ request }) => {
      const context = await browser.newContext({
        baseURL,
        storageState: await request.storageState(),
      });
      contexts.push(context);
      const page = await context.newPage();
      watchForProblems(page, problems, expectedProblems);
      await noteToasts(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
