import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { ApplicantFacts } from "#features/applications/applicant-facts.tsx";
import { candidateName } from "#features/applications/candidate-name.ts";
import { DecideButton } from "#features/applications/deciding/decide-button.tsx";
import { OpenPreviewButton } from "#features/applications/resume-panel/open-preview-button.tsx";
import type { ChangeStatus } from "#features/applications/review/change-status.ts";
import { cardId } from "#features/applications/review/element-ids.ts";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { StatusSelect } from "#features/applications/status-select.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { initialsOf } from "#features/auth/person-name.ts";
import { ApplicationMarks } from "#features/notes/application-marks.tsx";
import { mailto } from "#lib/text/mailto.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { Movable } from "#ui/movable.tsx";
import { FoldedText } from "#ui/text/folded-text.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { choosing } from "./choosing.ts";

const contactLink = "inline-flex items-center gap-1.5 wrap-anywhere";

export type ApplicationCardProps = {
  application: MarkedApplication;
  /** As it will be, while a change is on its way. */
  status: ApplicationStatus;
  /** Whether keys and buttons act on it. */
  isCurrent: boolean;
  isOpen: boolean;
  /** Undefined where the reader may not set it. */
  onStatus: ChangeStatus | undefined;
  onChoose: (id: string, beside: boolean) => void;
  onToggleResume: (id: string) => void;
};

type FullCardProps = ApplicationCardProps & {
  isUnseen: boolean;
  /** Where its answers, notes and tags stand instead of in the card. */
  marksPlace: Element | null;
};

/**
 * One application to a job: the candidate, the letter, the status. While a line stands in its place it is there unseen,
 * so that what was opened and typed in it stays.
 */
export function ApplicationCard({
  application,
  status,
  isCurrent,
  isOpen,
  onStatus,
  onChoose,
  onToggleResume,
  isUnseen,
  marksPlace,
}: FullCardProps) {
  const { id, candidate } = application;
  const name = candidateName(candidate);
  return (
    <Card
      asChild
      hidden={isUnseen}
      className="aria-[current=true]:border-accent aria-[current=true]:inset-shadow-[3px_0_0] aria-[current=true]:inset-shadow-accent forced-colors:aria-[current=true]:outline-2"
    >
      <article
        id={isUnseen ? undefined : cardId(id)}
        aria-label={name}
        aria-current={(isCurrent && !isUnseen) || undefined}
        tabIndex={-1}
        {...choosing(id, onChoose)}
      >
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Avatar initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
          <div className="min-w-0 flex-1 basis-40">
            <h2 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <ApplicantFacts application={application} />
          </div>
          <div
            role="group"
            aria-label="Application status"
            className="flex max-w-full items-center gap-1 rounded-md bg-sunken p-1 pl-1.5"
          >
            <StatusBadge status={status} tones={reviewTones} />
            {onStatus && (
              <StatusSelect
                name={name}
                status={status}
                className="min-w-0 flex-1 basis-44 sm:w-44"
                onChange={(chosen) => onStatus(id, chosen)}
              />
            )}
            {onStatus && <DecideButton small applications={[application]} of={name} />}
          </div>
        </div>
        {application.resumeUrl === "" ? (
          <p className="mt-3 border-t border-line pt-3 text-ink-muted">
            Letter and resume were erased. The application still counts.
          </p>
        ) : (
          <>
            <SentByCandidate {...{ application, isOpen, onToggleResume }} />
            <Movable place={marksPlace}>
              <ApplicationMarks application={application} name={name} />
            </Movable>
          </>
        )}
      </article>
    </Card>
  );
}

/** The letter, the resume and the ways to write to the candidate. */
function SentByCandidate({
  application,
  isOpen,
  onToggleResume,
}: Pick<ApplicationCardProps, "application" | "isOpen" | "onToggleResume">) {
  const { candidate, resumeUrl } = application;
  const name = candidateName(candidate);
  const profile = candidate.candidateProfile;
  return (
    <>
      <div className="mt-3 max-w-prose text-base">
        <h3 className="text-xs text-ink-subtle">Cover Letter</h3>
        <FoldedText text={application.coverLetter} of={`of ${name}'s letter`} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
        <OpenPreviewButton of={application} isOpen={isOpen} onToggle={onToggleResume} />
        <a
          href={resumeUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`View Resume of ${name}, ${application.job.title}`}
          className={linkStyles({ className: contactLink })}
        >
          <FileText aria-hidden className="size-4" />
          View Resume
        </a>
        {candidate.email !== null && (
          <a
            href={mailto(candidate.email)}
            className={linkStyles({ variant: "quiet", className: contactLink })}
          >
            <Mail aria-hidden className="size-4" />
            {candidate.email}
          </a>
        )}
        {profile?.phoneNumber && (
          <a
            href={`tel:${profile.phoneNumber}`}
            className={linkStyles({ variant: "quiet", className: contactLink })}
          >
            <Phone aria-hidden className="size-4" />
            {profile.phoneNumber}
          </a>
        )}
      </div>
    </>
  );
}
