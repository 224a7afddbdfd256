/** One line of a `Select`. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean;
};
