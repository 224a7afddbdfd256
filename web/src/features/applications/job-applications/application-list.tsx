import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import Inbox from "lucide-react/icons/inbox";
import { memo, useRef } from "react";
import { GrowingList, type NextRows } from "#ui/list/growing-list.tsx";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ApplicationCard } from "./application-card.tsx";

type ApplicationListProps = {
  applications: LoadedApplication[];
  next: NextRows;
  /** Whether the list is filtered by status, for the text of its empty state. */
  filtered: boolean;
};

/** Card after card, newest first. */
export function ApplicationList({ applications, next, filtered }: ApplicationListProps) {
  if (applications.length === 0 && !next.hasMore)
    return filtered ? (
      <EmptyState heading="h2" icon={<Inbox />} title="No applications with this status" />
    ) : (
      <EmptyState
        heading="h2"
        icon={<Inbox />}
        title="No applications yet"
        text="This job hasn't received any applications yet. Share the job posting to attract candidates."
      />
    );
  return (
    <GrowingList className="space-y-4" moreLabel="Show more applications" next={next}>
      {applications.map((application) => (
        <ApplicationItem key={application.id} application={application} />
      ))}
    </GrowingList>
  );
}

/**
 * A card leaves the list when its new status no longer matches the filter. Memoized: there may be
 * thousands, and a longer list must not render the others again.
 */
const ApplicationItem = memo(function ApplicationItem({
  application,
}: {
  application: LoadedApplication;
}) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={item}
      className="[contain:layout_style] print:break-inside-auto print:contain-none"
      {...useFocusSuccessor(item)}
    >
      <ApplicationCard application={application} />
    </li>
  );
});
