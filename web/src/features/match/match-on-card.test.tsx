import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "#lib/query.ts";
import { MatchOnCard } from "./match-on-card.tsx";

const skill = {
  kind: "skill",
  name: "Glazing",
  need: "required",
  most: 8,
  found: [],
  asked: [],
};
const before = {
  score: 60,
  version: 3,
  pay: "fits",
  reasons: [{ ...skill, state: "missing", points: 0, gain: 8 }],
};
const after = {
  ...before,
  score: 68,
  reasons: [{ ...skill, state: "found", points: 8, gain: null }],
};
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? "GET"} ${address}`);
    if (init?.method === "POST") return Response.json({});
    return Response.json(calls.some((call) => call.startsWith("POST")) ? after : before);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = async (matchScore: number | null) => {
  const job = { id: "1", title: "Potter", matchScore };
  const root = createRootRoute({
    component: () => (
      <p>
        Potter <MatchOnCard job={job} />
      </p>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ history, routeTree: root, scrollRestoration: false });
  render(
    <QueryClientProvider client={makeQueryClient(() => undefined)}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByText(/Potter/);
};
const score = (of: number) =>
  screen.findByRole("button", { name: `Match ${of} of 100: why? Potter` });

test("a score tells why when it is pressed, and asks for the reasons no sooner", async () => {
  await show(60);
  expect(calls).toEqual([]);
  fireEvent.click(await score(60));
  const why = await screen.findByRole("dialog", { name: "Your match with Potter" });
  await within(why).findByText("Skill: not found");
  within(why).getByText(/^The pay reaches what you want/);
  expect(calls).toEqual(["GET /api/jobs/1/match"]);

  fireEvent.click(within(why).getByRole("button", { name: "I do have this: Glazing" }));
  await within(why).findByRole("button", { name: "This is not me: Glazing" });
  await within(why).findByText("Your match: 68 of 100");
  fireEvent.click(within(why).getByRole("button", { name: "Close" }));
  await waitFor(async () => expect(document.activeElement).toBe(await score(68)));
});

test("of no match at all nothing is said", async () => {
  await show(0);
  expect(screen.queryByRole("button")).toBeNull();
});
