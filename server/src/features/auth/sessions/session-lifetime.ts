const day = 24 * 60 * 60 * 1000;

/** The longest life of a session, remembered or in use, so that a stolen cookie does not work for ever. */
const endsAfter = 90 * day;

/** Sessions that began before are over. */
export const startedAfter = (now: Date): Date => new Date(now.getTime() - endsAfter);
