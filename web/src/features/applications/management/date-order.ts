import type { ApplicationFilters } from "./application-filters.ts";

export const dateOrderText = "Applied To must not be before Applied From";

/** Whether the days that applications are asked for can have any. */
export const datesInOrder = ({
  dateFrom,
  dateTo,
}: Pick<ApplicationFilters, "dateFrom" | "dateTo">): boolean =>
  dateFrom === "" || dateTo === "" || dateFrom <= dateTo;
