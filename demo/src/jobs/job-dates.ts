import type { Random } from "#random.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export interface JobDates {
  createdAt: Date;
  deadline: Date | null;
  isActive: boolean;
  updatedAt: Date;
  /** The latest time of an application. */
  lastDay: Date;
}

/** Dates of a job that was posted so many days before now. */
export const makeJobDates = (
  random: Random,
  { now, age }: { now: Date; age: number },
): JobDates => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const createdAt = new Date(ago(age).getTime() - random.between(5, 50) * minute);

  const isActive = !(age > 14 && random.chance(0.11));
  if (!isActive) {
    const closedAt = ago(random.between(1, age - 9));
    return { createdAt, deadline: null, isActive, updatedAt: closedAt, lastDay: closedAt };
  }
  const open = { createdAt, isActive, updatedAt: createdAt };
  if (age > 16 && random.chance(0.1)) {
    const deadline = endOfDay(ago(random.between(2, age - 12)));
    return { ...open, deadline, lastDay: deadline };
  }
  if (random.chance(0.45)) return { ...open, deadline: null, lastDay: now };
  const daysLeft = random.chance(0.3) ? random.between(1, 6) : random.between(7, 52);
  return { ...open, deadline: endOfDay(ago(-daysLeft)), lastDay: now };
};

/** The last moment of the day in the middle of the United States. */
const endOfDay = (moment: Date): Date => {
  const offset = 6 * 60 * minute;
  const midnight = Math.floor((moment.getTime() - offset) / day) * day;
  return new Date(midnight + day + offset - 1);
};
