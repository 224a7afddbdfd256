import type { Availability } from "@rolecall/contract/interviews/availability.schemas.ts";

export const weekDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** The end of a day, and how a control shows it, which knows no other. */
const endOfDay = "24:00";
const midnight = "00:00";

/** The hours of one day as the form has them. */
export interface DayHours {
  isOn: boolean;
  from: string;
  to: string;
}

/** Each day of the week by its first hours; those beyond stay as they are. */
export const daysOf = (hours: Availability["hours"]): DayHours[] =>
  weekDays.map((_, index) => {
    const first = hours.find(({ day }) => day === index + 1);
    return first
      ? { isOn: true, from: first.from, to: first.to === endOfDay ? midnight : first.to }
      : { isOn: false, from: "09:00", to: "17:00" };
  });

/** The hours to keep: those of the form, and what a day has beyond its first ones. */
export const hoursOf = (
  days: readonly DayHours[],
  kept: Availability["hours"],
): Availability["hours"] =>
  days.flatMap(({ isOn, from, to }, index) => {
    const day = index + 1;
    const further = kept.filter((one) => one.day === day).slice(1);
    return isOn ? [{ day, from, to: to === midnight ? endOfDay : to }, ...further] : [];
  });
