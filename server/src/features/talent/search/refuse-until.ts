import { AppError } from "#http/errors.ts";

/** Refuses what was done to too many people today, until the next day. */
export const refuseUntil = (until: Date | null, sentence: string): void => {
  if (!until) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  throw new AppError("too-many", sentence, { retryAfterSeconds });
};
