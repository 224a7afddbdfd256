import { ForYouOnHome } from "#features/jobs/for-you/for-you-on-home.tsx";
import { WaitingRequests } from "#features/talent/own/waiting-requests.tsx";

/** What home has for candidates alone: who wants to talk to them, and the jobs that fit. */
export function ForCandidates() {
  return (
    <div className="flex flex-col gap-6">
      <WaitingRequests />
      <ForYouOnHome />
    </div>
  );
}
