import { useInfiniteQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { ownResumesQuery } from "#features/resumes/resumes.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { OwnResumeRow } from "./own-resume-row.tsx";

export type OwnResumesProps = {
  /** The object path of the one that the profile names. */
  inProfile: string | null;
  /** One is gone, by its object path. */
  onDeleted: (objectPath: string) => void;
};

/** Every resume that the user uploaded, folded away: to look at, and to delete. */
export function OwnResumes(props: OwnResumesProps) {
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <section aria-label="Your resumes" className="mt-4 border-t border-line pt-3">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2"
        aria-expanded={unfolded}
        aria-controls={panelId}
        onClick={() => setUnfolded(!unfolded)}
      >
        Your resumes
        <ChevronDown aria-hidden className={cn("transition-transform", unfolded && "rotate-180")} />
      </Button>
      <div id={panelId} hidden={!unfolded} className="mt-2">
        {unfolded && <ResumeList {...props} />}
      </div>
    </section>
  );
}

function ResumeList(props: OwnResumesProps) {
  const resumes = useInfiniteQuery(ownResumesQuery);
  const next = useNextRows(resumes, "The next resumes could not be loaded.");
  if (resumes.isPending)
    return (
      <Loading said className="flex flex-col gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  if (!resumes.data)
    return (
      <InlineError
        text={sentenceOf(resumes.error, "Your resumes could not be loaded.")}
        retrying={resumes.isFetching}
        onRetry={() => void resumes.refetch()}
      />
    );
  const rows = rowsOf(resumes.data);
  if (rows.length === 0)
    return <p className="text-ink-muted">No resumes yet. What you upload stands here.</p>;
  return (
    <GrowingList className="divide-y divide-line" moreLabel="Show more resumes" next={next}>
      {rows.map((resume) => (
        <OwnResumeRow key={resume.id} resume={resume} {...props} />
      ))}
    </GrowingList>
  );
}
