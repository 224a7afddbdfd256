/** A quarter of a year in UTC, as `quarterPattern` says: '2026-Q4'. */
export type Quarter = string;

export const quarterPattern = /^\d{4}-Q[1-4]$/;

/** The quarter that a moment is in. */
export const quarterOf = (moment: Date): Quarter => {
  const year = String(moment.getUTCFullYear()).padStart(4, "0");
  return `${year}-Q${Math.floor(moment.getUTCMonth() / 3) + 1}`;
};

/** The first moment of a quarter, and the first one after it. */
export const spanOfQuarter = (quarter: Quarter): { from: Date; to: Date } => {
  const month = (Number(quarter.at(-1)) - 1) * 3;
  const first = (months: number) => {
    const moment = new Date(0);
    moment.setUTCFullYear(Number(quarter.slice(0, 4)), months, 1);
    return moment;
  };
  return { from: first(month), to: first(month + 3) };
};

/** The quarter before another one. */
export const quarterBefore = (quarter: Quarter): Quarter =>
  quarterOf(new Date(spanOfQuarter(quarter).from.getTime() - 1));
