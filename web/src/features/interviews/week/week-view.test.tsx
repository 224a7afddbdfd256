import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ChosenTimes } from "./chosen-times.tsx";
import { OfferedTimes } from "./offered-times.tsx";

afterEach(() => vi.unstubAllGlobals());

type OfferProps = { times: Instant[]; timeZone?: string; several?: boolean };

function Offer({ times, timeZone = "Europe/Berlin", several = false }: OfferProps) {
  const [chosen, setChosen] = useState<Instant[]>([]);
  const toggle = (time: Instant) =>
    setChosen(
      chosen.includes(time)
        ? chosen.filter((one) => one !== time)
        : [...(several ? chosen : []), time],
    );
  return (
    <>
      <OfferedTimes
        label="Offered times"
        times={times}
        chosen={chosen}
        timeZone={timeZone}
        onToggle={toggle}
      />
      <ChosenTimes times={chosen} durationMinutes={60} timeZone={timeZone} onRemove={toggle} />
    </>
  );
}

/** Shows times where there is room for a week, or where there is none. */
const show = (props: OfferProps, hasRoom = true) => {
  const list = {
    matches: hasRoom,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  vi.stubGlobal("matchMedia", () => list);
  render(<Offer {...props} />);
  return userEvent.setup();
};

const at = (...moments: string[]) =>
  moments.map((moment): Instant => `2027-${moment}:00.000Z` as Instant);

const grid = () => screen.getByRole<HTMLTableElement>("grid", { name: "Offered times" });
const heads = () =>
  within(grid())
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
const hours = () =>
  within(grid())
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

/** The times of a week, each behind the head of its column and row. */
const placed = () =>
  within(grid())
    .getAllByRole("button")
    .map((button) => {
      const cell = button.closest("td");
      const row = cell?.closest("tr")?.querySelector("th")?.textContent;
      return `${heads()[cell?.cellIndex ?? 0]} ${row}: ${button.textContent}`;
    });

const focused = () => document.activeElement?.getAttribute("aria-label");

test("a time stands in the column of its day and the row of its hour in the reader's zone", () => {
  const times = at("06-14T22:30", "06-15T08:00", "06-15T08:45", "06-17T07:00");
  show({ times });
  expect(heads()).toEqual([
    "Hour",
    "MonJun 14",
    "TueJun 15",
    "WedJun 16",
    "ThuJun 17",
    "FriJun 18",
    "SatJun 19",
    "SunJun 20",
  ]);
  expect(placed()).toEqual([
    "TueJun 15 12 AM: 12:30 AM",
    "ThuJun 17 9 AM: 9:00 AM",
    "TueJun 15 10 AM: 10:00 AM",
    "TueJun 15 10 AM: 10:45 AM",
  ]);
  expect(hours()).toHaveLength(11);
});

test("the same times stand a day earlier in a zone that is behind", () => {
  show({ times: at("06-14T22:30", "06-15T03:00"), timeZone: "America/New_York" });
  expect(placed()).toEqual(["MonJun 14 6 PM: 6:30 PM", "MonJun 14 11 PM: 11:00 PM"]);
});

test("an hour that the clock skips has no time, and the hours around it stand in their rows", () => {
  show({ times: at("03-28T00:30", "03-28T01:30", "03-28T02:30") });
  expect(placed()).toEqual([
    "SunMar 28 1 AM: 1:30 AM",
    "SunMar 28 3 AM: 3:30 AM",
    "SunMar 28 4 AM: 4:30 AM",
  ]);
  screen.getByText("On Sun, Mar 28 the clock goes forward by 1 hour.");
});

test("an hour that comes twice has both of its times in order, each named with its zone", async () => {
  const times = at("11-07T05:00", "11-07T06:00", "11-07T07:00");
  const user = show({ times, timeZone: "America/New_York" });
  expect(placed()).toEqual([
    "SunNov 7 1 AM: 1:00 AM EDT",
    "SunNov 7 1 AM: 1:00 AM EST",
    "SunNov 7 2 AM: 2:00 AM",
  ]);
  screen.getByText("On Sun, Nov 7 the clock goes back by 1 hour.");
  await user.click(screen.getByRole("button", { name: "Sun, Nov 7, 1:00 AM EST" }));
  screen.getByText("Sunday, November 7, 2027, 1:00 AM EST to 2:00 AM");
});

test("arrow keys lead from time to time and from day to day, and Space and Enter press one on and off", async () => {
  const times = at("06-14T07:00", "06-14T08:00", "06-14T13:00", "06-16T12:00", "06-18T06:00");
  const user = show({ times, several: true });
  await user.tab();
  expect(focused()).toBe("Mon, Jun 14, 9:00 AM");
  for (const [key, name] of [
    ["ArrowUp", "Mon, Jun 14, 9:00 AM"],
    ["ArrowDown", "Mon, Jun 14, 10:00 AM"],
    ["ArrowDown", "Mon, Jun 14, 3:00 PM"],
    ["ArrowRight", "Wed, Jun 16, 2:00 PM"],
    ["ArrowLeft", "Mon, Jun 14, 3:00 PM"],
    ["End", "Fri, Jun 18, 8:00 AM"],
    ["ArrowRight", "Fri, Jun 18, 8:00 AM"],
    ["Home", "Mon, Jun 14, 9:00 AM"],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(focused()).toBe(name);
  }
  await user.keyboard(" {ArrowRight}{Enter}");
  const pressed = () => within(grid()).queryAllByRole("button", { pressed: true });
  expect(pressed()).toHaveLength(2);
  await user.keyboard("{Enter}");
  expect(pressed()).toHaveLength(1);
  // One of them alone is in the order of Tab: the one that had the focus last.
  expect(grid().querySelectorAll("[tabindex='0']")).toHaveLength(1);
  await user.tab();
  await user.tab({ shift: true });
  expect(focused()).toBe("Wed, Jun 16, 2:00 PM");
});

test("a time is taken back where the chosen ones are listed, also one of another week", async () => {
  const user = show({ times: at("06-14T07:00", "06-21T07:00"), several: true });
  await user.click(screen.getByRole("button", { name: "Mon, Jun 14, 9:00 AM" }));
  await user.click(screen.getByRole("button", { name: "Later week" }));
  await user.click(screen.getByRole("button", { name: "Mon, Jun 21, 9:00 AM" }));
  const chosen = screen.getByRole("list", { name: "Chosen times" });
  expect(within(chosen).getAllByRole("listitem")).toHaveLength(2);
  await user.click(
    screen.getByRole("button", {
      name: "Remove Monday, June 14, 2027, 9:00 AM to 10:00 AM",
    }),
  );
  expect(within(chosen).getByRole("listitem").textContent).toContain("June 21");
});

test("the buttons for the weeks keep the focus, and the range with its number of times is announced", async () => {
  const user = show({ times: at("06-14T07:00", "06-15T07:00", "06-21T07:00") });
  const range = screen.getByText("Jun 14 to Jun 20, 2027");
  expect(range.getAttribute("aria-live")).toBe("polite");
  expect(range.textContent).toContain(", 2 times");
  await user.tab();
  await user.tab();
  expect(focused()).toBe("Later week");
  await user.keyboard("{Enter}");
  expect(focused()).toBe("Later week");
  expect(range.textContent).toBe("Jun 21 to Jun 27, 2027, 1 time");
  expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  expect(range.textContent).toContain("Jun 21");
});

test("an empty week says so and leads to the next that has times, where the focus is in its times", async () => {
  const user = show({ times: at("06-14T07:00", "06-29T07:00") });
  await user.click(screen.getByRole("button", { name: "Later week" }));
  screen.getByText("No time is offered in this week.");
  await user.click(screen.getByRole("button", { name: "Show the next times, from Tue, Jun 29" }));
  expect(focused()).toBe("Tue, Jun 29, 9:00 AM");
  await user.keyboard("{PageUp}");
  screen.getByText("No time is offered in this week.");
  expect(document.activeElement?.textContent).toContain("Jun 21 to Jun 27, 2027");
});

test("where no week has room, all times stay in a list by day", async () => {
  const user = show({ times: at("06-14T07:00", "06-15T07:00", "06-29T07:00") }, false);
  expect(screen.queryByRole("grid")).toBeNull();
  const list = screen.getByRole("list", { name: "Offered times" });
  const items = within(list).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Mon, Jun 149:00 AM",
    "Tue, Jun 159:00 AM",
    "Tue, Jun 299:00 AM",
  ]);
  await user.click(screen.getByRole("button", { name: "Tue, Jun 15, 9:00 AM" }));
  await user.click(screen.getByRole("button", { name: "Tue, Jun 29, 9:00 AM" }));
  const pressed = within(list).getAllByRole("button", { pressed: true });
  expect(pressed.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Tue, Jun 29, 9:00 AM",
  ]);
});
