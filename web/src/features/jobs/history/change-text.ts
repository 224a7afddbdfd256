import type { JobChange } from "@rolecall/contract/jobs/job-changes.schemas.ts";
import type { JobChangeKind } from "@rolecall/contract/jobs/job-changes.ts";
import { jobFieldNames } from "#features/jobs/posting/job-field-names.ts";

const kinds: Record<JobChangeKind, string> = {
  created: "Created",
  published: "Published",
  edited: "Edited",
  closed: "Closed",
  reopened: "Reopened",
};

/** 'Edited by Rita Osei'; without a name where there is nobody any more. */
export const changeTitle = ({ what, changedBy }: Pick<JobChange, "what" | "changedBy">): string =>
  changedBy === null ? kinds[what] : `${kinds[what]} by ${changedBy}`;

const { companyId: _companyId, ...named } = jobFieldNames();
const names: Record<string, { label: string; write?: (value: unknown) => string }> = {
  ...named,
  remoteCountries: { label: "Countries of remote workers" },
  answerDays: {
    label: "Answer within",
    write: (days) => (days === 1 ? "1 day" : `${String(days)} days`),
  },
};

const isNothing = (value: unknown) =>
  value === null || value === undefined || String(value).trim() === "";

const valueText = (field: string, value: unknown): string => {
  if (isNothing(value)) return "nothing";
  const write = names[field]?.write;
  if (write) return write(value);
  if (typeof value === "number") return value.toLocaleString("en-US");
  return Array.isArray(value) ? value.join(", ") : String(value);
};

export interface ShownField {
  field: string;
  label: string;
  from: string;
  to: string;
  /** Whether one of them is too long for a line. */
  isLong: boolean;
}

/** A line holds as much. */
const lineLength = 80;
const isLongText = (text: string) => text.length > lineLength || text.includes("\n");

/** The fields of a change that people know by a name, in words. Whether it is active stands in its title. */
export const shownFields = ({ fields }: Pick<JobChange, "fields">): ShownField[] =>
  fields
    .filter(({ field }) => field !== "isActive")
    .map(({ field, from, to }) => {
      // The ids of companies tell nobody anything.
      if (field === "companyId")
        return { field, label: "Company", from: "one", to: "another one", isLong: false };
      const [before, after] = [valueText(field, from), valueText(field, to)];
      const label = names[field]?.label ?? field;
      return { field, label, from: before, to: after, isLong: [before, after].some(isLongText) };
    });
