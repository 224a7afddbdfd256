/** The ids from one to another as they stand in the list, both included; the last alone where the first is gone. */
export const rangeBetween = (
  ids: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] => {
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
};
