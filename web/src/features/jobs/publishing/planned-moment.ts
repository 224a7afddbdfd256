/** The moment of a day at a time like '09:30', in the reader's time zone; null without either. */
export const plannedMoment = (day: Date | undefined, time: string): Date | null => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (!day || hour === undefined || minute === undefined) return null;
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), Number(hour), Number(minute));
};

/** The time of day of a moment, as an input of times has it. */
export const timeOfDay = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
