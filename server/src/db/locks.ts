// Every advisory lock of PostgreSQL that the product takes, so that no two are the same by accident. The numbers
// are arbitrary, and stay: the release before may hold them, too. The marks of unsettled events (17750) are in
// functions/application-events.sql.

/** Locks of one thing each. */
export const locks = {
  /** Instances that start together migrate one after the other. */
  migration: 7_205_759_403,
  /** Backups share it; deletions of files that a backup may name need it alone. */
  backup: 7_205_759_404,
  /** Instances that start together fill the table of places one after the other, */
  places: 7_205_759_405,
  /** and the demo board. */
  demo: 7_205_759_406,
  /** Two that measure answers would write the same rows in other orders. */
  answers: 7_205_759_407,
  /** Jobs that became open are told to alerts in one order. */
  alerts: 7_205_759_408,
} as const;

/** The first halves of locks of many things; the second is a hash of which. */
export const locksOf = {
  letters: 7_205,
  newAddresses: 7_206,
  senders: 7_212,
  reviews: 7_213,
  siteTexts: 7_214,
  views: 7_216,
  /** What is kept of somebody who lets themselves be found is made by one after the other. */
  findable: 7_221,
  /** Jobs of a company are compared with one another by one posting after the other. */
  copies: 7_222,
  /** Who or what an interview takes: of two at once one waits, and is refused. */
  bookings: 7_215,
} as const;
