import {
  applicationStatuses,
  type ApplicationStatus,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { everything } from "@rolecall/contract/page.ts";
import type { SelectOption } from "#ui/form/select-option.ts";

/** The statuses to choose from. */
export const statusOptions: readonly SelectOption<ApplicationStatus>[] = applicationStatuses.map(
  (value) => ({ value, label: statusLabel(value) }),
);

/** The statuses to filter by. */
export const statusFilterOptions: readonly SelectOption<ApplicationStatus | typeof everything>[] = [
  { value: everything, label: "All Statuses" },
  ...statusOptions,
];
