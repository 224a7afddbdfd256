/** The weeks that courses of figures look back, the present one among them. */
const weeksShown = 12;

const day = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The first day of the present week and of those before it, oldest first: Mondays, in UTC. */
export const mondaysUntil = (now: Date): string[] => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * day;
  return Array.from({ length: weeksShown }, (_, week) =>
    dayOf(monday - (weeksShown - 1 - week) * 7 * day),
  );
};
