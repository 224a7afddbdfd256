import { changedMeanwhileText } from "@rolecall/contract/error.ts";
import { type QueryKey, type UseQueryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";

type Revised = { revision: number } | null;

interface Editing<Stored extends Revised, Key extends QueryKey> {
  /** What the form was filled in on; null where nothing is stored yet. */
  stored: Stored;
  query: UseQueryOptions<Stored, Error, Stored, Key>;
  /** What is stored now, after a save was refused for it. */
  takeIn: (now: NonNullable<Stored>) => void;
  /** What the server says where a save came too late. */
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
    /** What was saved is what is filled in on from now on. */
    isSaved: (saved: NonNullable<Stored>) => setRevision(saved.revision),
    /** Whether a save came too late. If so, what is stored now has been read, and handed on. */
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
