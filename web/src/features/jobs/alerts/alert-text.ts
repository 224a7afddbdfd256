import type { Alert, AlertPreview } from "@rolecall/contract/alerts/alerts.schemas.ts";
import type { AlertFrequency } from "@rolecall/contract/alerts/alerts.ts";
import { longDateText } from "#lib/text/dates.ts";
import type { SelectOption } from "#ui/form/select-option.ts";

export const frequencyOptions: SelectOption<AlertFrequency>[] = [
  { value: "at-once", label: "At once" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
];

/** When letters come: 'Every day at 7:00 AM'. */
export const frequencyText = (frequency: AlertFrequency): string =>
  ({
    "at-once": "As soon as there are new jobs, at most six emails an hour",
    daily: "Every day at 7:00 AM, when there are new jobs",
    weekly: "Every Monday at 7:00 AM, when there are new jobs",
  })[frequency];

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")}${count >= 1_000 ? "+" : ""} ${count === 1 ? one : many}`;

/** 'Last month this would have sent 12 jobs in 4 emails.' */
export const previewText = ({ total, letters }: Pick<AlertPreview, "total" | "letters">): string =>
  total === 0
    ? "Last month this would have sent no jobs."
    : `Last month this would have sent ${counted(total, "job", "jobs")} in ${counted(letters, "email", "emails")}.`;

const moment = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });

/** 'America/New_York' as people read it. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll("_", " ");

/** What an alert does next: 'Next email: Monday, November 30 at 7:00 AM (Europe/Berlin)'. */
export const nextText = (
  alert: Pick<Alert, "active" | "pausedUntil" | "nextAt" | "timeZone">,
): string => {
  const { active, pausedUntil, nextAt, timeZone } = alert;
  if (!active) return "Ended: no emails come.";
  if (pausedUntil !== null)
    return `Paused until ${longDateText(pausedUntil)}. What comes meanwhile is in the next email.`;
  if (nextAt === null) return "Emails come at once.";
  return `Next email: ${moment(timeZone).format(new Date(nextAt))} (${zoneText(timeZone)})`;
};

/** 'Leaves out 3 of last month's jobs.' */
export const droppedText = (dropped: number): string =>
  dropped === 0
    ? "Leaves out nothing else of last month."
    : `Leaves out ${counted(dropped, "job", "jobs")} of last month.`;

/** The time zone of this browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
