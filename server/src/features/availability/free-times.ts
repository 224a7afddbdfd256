import { type Span, type WorkingHours, workingSpans } from "./working-hours.ts";

interface Person extends WorkingHours {
  bufferMinutes: number;
  /** What their interviews and calendars hold. */
  busy: readonly Span[];
}

interface Wanted extends Span {
  people: readonly Person[];
  durationMinutes: number;
}

const minute = 60_000;

/** The stretches that lie in one of both. Both are in order. */
const common = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((one) =>
    others
      .filter((other) => other.from < one.to && other.to > one.from)
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );

/**
 * The moments at which all of them are free for so long, in order: in the hours that they have in common, from the
 * beginning of these in steps of the duration, ended within them, and away from what any of them has by the largest
 * buffer.
 */
export const freeTimes = ({ people, durationMinutes, from, to }: Wanted): number[] => {
  const duration = durationMinutes * minute;
  const buffer = Math.max(...people.map(({ bufferMinutes }) => bufferMinutes)) * minute;
  const [first = [], ...others] = people.map((person) => workingSpans(person, { from, to }));
  const hours = others.reduce<Span[]>(common, first);
  const busy = people.flatMap((person) => person.busy);
  const isFree = (start: number) =>
    !busy.some((one) => one.from < start + duration + buffer && one.to > start - buffer);
  return hours.flatMap((span) => {
    const steps = Math.floor((span.to - span.from) / duration);
    return Array.from({ length: steps }, (_, step) => span.from + step * duration).filter(
      (start) => start >= from && start < to && isFree(start),
    );
  });
};
