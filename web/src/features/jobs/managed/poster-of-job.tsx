import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";

interface PostedJob {
  /** Null where the account is gone. */
  poster: { id: string; firstName: string | null; lastName: string | null } | null;
}

/** Whether a list has jobs of more than one person, so that it tells who posted which. */
const hasSeveralPosters = (jobs: readonly PostedJob[]) =>
  new Set(jobs.map(({ poster }) => poster?.id)).size > 1;

/** 'Posted by Mara Lind', in a list where that is not the same for all. */
export function PosterOfJob({ job, among }: { job: PostedJob; among: readonly PostedJob[] }) {
  const { id } = useSignedInUser();
  const { poster } = job;
  if (!poster || !hasSeveralPosters(among)) return null;
  return (
    <span>
      Posted by <bdi>{poster.id === id ? "you" : fullName(poster) || "a colleague"}</bdi>
    </span>
  );
}
