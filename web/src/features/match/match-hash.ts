/** The hash that opens a job with the reasons of its match. */
export const matchHash = "match";
