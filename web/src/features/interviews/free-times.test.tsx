import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "#lib/query.ts";
import { FreeTimes } from "./free-times.tsx";

beforeEach(() => {
  vi.setSystemTime("2027-06-11T09:30:00Z");
  const list = {
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  vi.stubGlobal("matchMedia", () => list);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows the free times of somebody; answers what the server was asked for, from when to when. */
const show = (times: Instant[]) => {
  const asked: string[] = [];
  const send = async (address: string | URL | Request) => {
    const { searchParams } = new URL(
      address instanceof Request ? address.url : address,
      "http://localhost",
    );
    const [from = "", to = ""] = ["from", "to"].map((key) => searchParams.get(key) ?? "");
    asked.push(`${from} ${to}`);
    return Response.json(times.filter((time) => time >= from && time < to));
  };
  render(
    <QueryClientProvider client={makeQueryClient(() => undefined, { send })}>
      <FreeTimes
        interviewerIds={["ada"]}
        durationMinutes={60}
        timeZone="Europe/Berlin"
        chosen={[]}
        onToggle={vi.fn<(time: Instant) => void>()}
      />
    </QueryClientProvider>,
  );
  return asked;
};

test("an empty week leads to the next free time, which then has the focus", async () => {
  const asked = show(["2027-06-29T07:00:00.000Z"]);
  const lead = await screen.findByRole("button", { name: "Show the next times, from Tue, Jun 29" });
  expect(asked).toEqual([
    "2027-06-11T09:00:00.000Z 2027-06-13T22:00:00.000Z",
    "2027-06-13T22:00:00.000Z 2027-08-08T22:00:00.000Z",
  ]);
  await userEvent.click(lead);
  const time = await screen.findByRole("button", { name: "Tue, Jun 29, 9:00 AM" });
  await waitFor(() => expect(document.activeElement).toBe(time));
});

test("where nobody finds a time in the weeks after it, an empty week says until when", async () => {
  show([]);
  const sentence =
    "In this week there is no time at which all of them are free. Nor is there one until Aug 8.";
  expect((await screen.findByText(sentence)).textContent).toBe(sentence);
});
