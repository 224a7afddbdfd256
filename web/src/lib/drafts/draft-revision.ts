import { changedMeanwhileText } from "@rolecall/contract/error.ts";
import { type QueryKey, type UseQueryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";

type Revised = { revision: number } | null;

interface Editing<Stored extends Revised, Key extends QueryKey> {
  /** The stored values that the form was opened with; null if there are none yet. */
  stored: Stored;
  query: UseQueryOptions<Stored, Error, Stored, Key>;
  /** Receives the values that are stored now, after a save conflicted with them. */
  takeIn: (now: NonNullable<Stored>) => void;
  /** The server's sentences for a save that came too late. */
  refusals?: readonly string[];
}

/** The revision that a form was filled in on, for its save to name. */
export const useRevision = <Stored extends Revised, Key extends QueryKey>({
  stored,
  query,
  takeIn,
  refusals = [changedMeanwhileText],
}: Editing<Stored, Key>) => {
  const client = useQueryClient();
  const [revision, setRevision] = useState(stored?.revision);
  return {
    revision,
    /** The saved values are the new basis of the form. */
    isSaved: (saved: NonNullable<Stored>) => setRevision(saved.revision),
    /** Whether a save came too late. If so, the stored values have been read and passed to `takeIn`. */
    isLate: async (error: unknown): Promise<boolean> => {
      if (!(error instanceof ApiError) || !refusals.includes(error.sentence)) return false;
      const now = await client.query({ ...query, staleTime: 0 }).catch(() => null);
      if (!now) return false;
      setRevision(now.revision);
      takeIn(now);
      return true;
    },
  };
};
