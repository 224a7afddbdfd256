import type { Page } from "@playwright/test";
import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import type { Screen } from "./screen.ts";

const openInterviews = async (page: Page) => {
  await page
    .getByRole("link", { name: /^View .*application for/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Interviews" }).first().click();
  await page.getByRole("button", { name: "Schedule interview" }).first().waitFor();
};

const hour = 60 * 60 * 1000;

/** Proposes times for the first application, or takes the proposal that another width left. */
const proposal = async (page: Page): Promise<Interview> => {
  await openInterviews(page);
  const jobId = /\/jobs\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  const { request } = page.context();
  const [application] = (await (await request.get(`/api/applications/job/${jobId}`)).json()) as {
    id: string;
  }[];
  const path = `/api/applications/${application?.id ?? ""}/interviews`;
  const { id } = (await (await request.get("/api/auth/user")).json()) as { id: string };
  const begins = Math.ceil(Date.now() / hour) * hour + 48 * hour;
  const times = [0, 1, 2, 24, 26, 49].map((hours) => new Date(begins + hours * hour).toISOString());
  const kept = (await (await request.get(path)).json()) as Interview[];
  const found = kept.find(({ state }) => state === "proposed");
  if (found) return found;
  const data = {
    times,
    durationMinutes: 60,
    timeZone: "Europe/Berlin",
    interviewerIds: [id],
    room: "Lighthouse",
    videoUrl: "https://meet.example/tide",
  };
  return (await (await request.post(path, { data })).json()) as Interview;
};

/** The screens on which interviews are planned and chosen. */
export const interviewScreens: Screen[] = [
  {
    name: "interview-list",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      await proposal(page);
      await page.reload();
      await page.getByRole("button", { name: "Interviews" }).first().click();
      await page.getByText("Waiting for the candidate").first().waitFor();
    },
  },
  {
    name: "interview-schedule",
    as: "recruiter",
    path: "/dashboard",
    floats: true,
    act: async (page) => {
      await openInterviews(page);
      await page.getByRole("button", { name: "Schedule interview" }).first().click();
      await page.getByRole("button", { name: "Later week" }).click();
      const free = page.locator("[data-time]");
      await free.first().click();
      await free.nth(9).click();
    },
  },
  {
    name: "interview-page",
    as: "recruiter",
    path: "/dashboard",
    act: async (page) => {
      const { pageUrl } = await proposal(page);
      await page.goto(new URL(pageUrl ?? "").pathname);
      await page.locator("[data-time]").first().click();
    },
  },
  { name: "interview-settings", as: "recruiter", path: "/settings/interviews" },
  { name: "interview-link-ended", as: "visitor", path: "/interviews/none" },
];
