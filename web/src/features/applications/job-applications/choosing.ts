import type { FocusEvent } from "react";

/** Whoever comes to an application of the list, by a press or by Tab, chooses it. */
export const choosing = (id: string, onChoose: (id: string, beside: boolean) => void) => ({
  onFocus: ({ target, currentTarget }: FocusEvent) => onChoose(id, target === currentTarget),
});
