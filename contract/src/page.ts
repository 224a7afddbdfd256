/** The value of any choice in a filter that means 'do not filter'. */
export const everything = "all";

/** One page of a list on the server. */
export interface Page<T> {
  items: T[];
  total: number;
  /** The total stops counting there. */
  capped?: boolean;
  /** Whether another page follows, where the total cannot say. */
  hasNext?: boolean;
  /** The id of the last item, where the next page goes on behind it (`after`). */
  last?: string | undefined;
  /** The words that were searched for in place of those that were typed. */
  correctedQuery?: string;
}

export const pageHeaders = {
  total: "X-Total-Count",
  capped: "X-Total-Count-Capped",
  /** Percent-encoded, since a header holds no other letters than those of English. */
  correctedQuery: "X-Corrected-Query",
} as const;
