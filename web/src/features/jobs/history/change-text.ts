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

/** A stored value as it is, for a field that has no words of its own. */
const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (Array.isArray(value)) return value.map(plainText).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

const { companyId: _companyId, ...named } = jobFieldNames();
const names: Record<string, { label: string; write?: (value: unknown) => string }> = {
  ...named,
  remoteCountries: { label: "Countries of remote workers" },
  answerDays: {
    label: "Answer within",
    write: (days) => (days === 1 ? "1 day" : `${plainText(days)} days`),
  },
};

const valueText = (field: string, value: unknown): string => {
  const text = plainText(value);
  if (text.trim() === "") return "nothing";
  const write = names[field]?.write;
  return write ? write(value) : text;
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
