import type { ApplicationFilters } from "./application-search.ts";

export const dateOrderText = "Applied To must not be before Applied From";

/** Whether 'Applied From' is not after 'Applied To'. */
export const datesInOrder = ({
  dateFrom,
  dateTo,
}: Pick<ApplicationFilters, "dateFrom" | "dateTo">): boolean =>
  dateFrom === "" || dateTo === "" || dateFrom <= dateTo;
