import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import Inbox from "lucide-react/icons/inbox";
import { memo, useRef } from "react";
import type { ChangeStatus } from "#features/applications/review/change-status.ts";
import type { Review } from "#features/applications/review/use-review.ts";
import { GrowingList, type NextRows } from "#ui/list/growing-list.tsx";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ApplicationCard, type ApplicationCardProps } from "./application-card.tsx";
import { ApplicationLine } from "./application-line.tsx";

type ApplicationListProps = {
  applications: MarkedApplication[];
  next: NextRows;
  /** Whether the list is filtered by status, for the text of its empty state. */
  filtered: boolean;
  review: Review;
  /** The statuses on their way to the server, by application. */
  pending: ReadonlyMap<string, ApplicationStatus>;
  /** Undefined where the reader may not set statuses. */
  onStatus: ChangeStatus | undefined;
  /** A line each, beside a resume that carries the letter. */
  inLines: boolean;
  /** Where the answers, notes and tags of the opened one stand, in the panel of its resume. */
  marksPlace: Element | null;
};

/** Card after card, newest first; line after line beside an open resume. */
export function ApplicationList({
  applications,
  next,
  filtered,
  review,
  pending,
  onStatus,
  inLines,
  marksPlace,
}: ApplicationListProps) {
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
    <GrowingList
      className={
        inLines ? "divide-y divide-line rounded-lg border border-line bg-surface" : "space-y-3"
      }
      moreLabel="Show more applications"
      next={next}
    >
      {applications.map((application) => (
        <ApplicationItem
          key={application.id}
          application={application}
          status={pending.get(application.id) ?? application.status}
          isCurrent={application.id === review.current?.id}
          isOpen={application.id === review.opened?.id}
          onStatus={onStatus}
          inLines={inLines}
          marksPlace={application.id === review.opened?.id ? marksPlace : null}
          onChoose={review.choose}
          onToggleResume={review.toggleResume}
        />
      ))}
    </GrowingList>
  );
}

/**
 * A card leaves the list when its new status no longer matches the filter. Memoized: there may be
 * thousands, and a longer list must not render the others again.
 */
const ApplicationItem = memo(function ApplicationItem({
  inLines,
  marksPlace,
  ...props
}: ApplicationCardProps & Pick<ApplicationListProps, "inLines" | "marksPlace">) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={item}
      className="[contain:layout_style] print:break-inside-auto print:contain-none"
      {...useFocusSuccessor(item)}
    >
      {inLines && <ApplicationLine {...props} />}
      <ApplicationCard {...props} isUnseen={inLines} marksPlace={marksPlace} />
    </li>
  );
});
