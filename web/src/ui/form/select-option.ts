import type { ReactElement } from "react";

/** One line of a `Select`. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Shown at the right of the line, and read out after the label. */
  detail?: string;
  /** Can be chosen, but leads nowhere. */
  faint?: boolean;
};

/** What an open list is given by its `Select`. */
export type OpenList = {
  trigger: ReactElement;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  disabled: boolean;
};

/** The options, with the chosen one added if it is not among them, so that it can be seen. */
export const withChosen = (options: SelectOption[], chosen: SelectOption): SelectOption[] =>
  options.some(({ value }) => value === chosen.value) ? options : [...options, chosen];
