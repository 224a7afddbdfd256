const steps = [
  { unit: "day", seconds: 24 * 60 * 60 },
  { unit: "hour", seconds: 60 * 60 },
  { unit: "minute", seconds: 60 },
] as const;

/** A length of time in its largest unit, with one decimal below ten: '2.5 days', '45 seconds'. */
export const durationText = (seconds: number): string => {
  const step = steps.find((one) => seconds >= one.seconds) ?? { unit: "second", seconds: 1 };
  const count = seconds / step.seconds;
  const shown = count < 10 ? Math.round(count * 10) / 10 : Math.round(count);
  return `${shown.toLocaleString("en-US")} ${step.unit}${shown === 1 ? "" : "s"}`;
};
