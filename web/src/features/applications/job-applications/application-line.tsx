import { candidateName } from "#features/applications/candidate-name.ts";
import { OpenPreviewButton } from "#features/applications/resume-panel/open-preview-button.tsx";
import { cardId } from "#features/applications/review/element-ids.ts";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { StatusSelect } from "#features/applications/status-select.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { shortDateText } from "#lib/text/dates.ts";
import type { ApplicationCardProps } from "./application-card.tsx";
import { choosing } from "./choosing.ts";

/** One application beside an open resume, which carries the letter: who, how well they fit, the status, since when. */
export function ApplicationLine(props: ApplicationCardProps) {
  const { application, status, onStatus } = props;
  const { id, candidate, appliedAt, matchScore, resumeUrl } = application;
  const name = candidateName(candidate);
  const badge = <StatusBadge status={status} tones={reviewTones} />;
  return (
    <article
      id={cardId(id)}
      aria-label={name}
      aria-current={props.isCurrent || undefined}
      tabIndex={-1}
      className="flex min-h-11 items-center gap-2 pr-1.5 pl-4 whitespace-nowrap outline-none aria-[current=true]:bg-accent-soft aria-[current=true]:inset-shadow-[3px_0_0] aria-[current=true]:inset-shadow-accent forced-colors:aria-[current=true]:outline-2"
      {...choosing(id, props.onChoose)}
    >
      <h2 title={name} className="min-w-0 flex-1 truncate text-sm">
        <bdi>{name}</bdi>
      </h2>
      {matchScore !== null && (
        <span className="text-xs text-ink-muted tabular-nums max-xl:hidden">
          Match {matchScore}
        </span>
      )}
      {onStatus ? (
        <StatusSelect
          name={name}
          status={status}
          face={badge}
          onChange={(chosen) => onStatus(id, chosen)}
        />
      ) : (
        badge
      )}
      <span className="text-xs text-ink-subtle tabular-nums">
        {appliedAt ? shortDateText(appliedAt) : "Recently"}
      </span>
      {resumeUrl !== "" && (
        <OpenPreviewButton
          small
          of={application}
          isOpen={props.isOpen}
          onToggle={props.onToggleResume}
        />
      )}
    </article>
  );
}
