/** An action in words: 'job-taken-down' reads 'Job taken down'. */
export const actionText = (action: string): string => {
  const words = action.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === "object" && value !== null && "from" in value && "to" in value;

const valueText = (value: unknown): string => {
  if (value === null || value === "") return "nothing";
  if (isChange(value)) return `${valueText(value.from)} → ${valueText(value.to)}`;
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The new values of what was changed, each with its name: 'role: admin → recruiter'. */
export const changesText = (changes: Record<string, unknown>): string[] =>
  Object.entries(changes).map(([name, value]) => `${name}: ${valueText(value)}`);
