import Bookmark from "lucide-react/icons/bookmark";
import { Button } from "#ui/button.tsx";
import { toggleSavedJob, useSavedJobs } from "./saved-jobs.ts";

/** Marks a job to come back to, in this browser. */
export function SaveJobButton({ job }: { job: { id: string; title: string } }) {
  const saved = useSavedJobs().includes(job.id);
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Save ${job.title}`}
      aria-pressed={saved}
      onClick={() => toggleSavedJob(job.id)}
    >
      <Bookmark aria-hidden className={saved ? "fill-accent text-accent" : ""} />
    </Button>
  );
}
