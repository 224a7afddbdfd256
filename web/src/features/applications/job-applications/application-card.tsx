import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { candidateName } from "#features/applications/candidate-name.ts";
import { OpenPreviewButton } from "#features/applications/resume-panel/open-preview-button.tsx";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { StatusSelect } from "#features/applications/status-select.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { initialsOf } from "#features/auth/person-name.ts";
import { longDateText } from "#lib/text/dates.ts";
import { mailto } from "#lib/text/mailto.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { TextsInLine } from "#ui/text/texts-in-line.tsx";

const contactLink = "inline-flex items-center gap-1.5 wrap-anywhere";

/** One application to a job: the candidate, the letter, the status. */
export function ApplicationCard({ application }: { application: LoadedApplication }) {
  const { candidate, status, resumeUrl } = application;
  const name = candidateName(candidate);
  const profile = candidate.candidateProfile;
  return (
    <Card asChild>
      <article aria-label={name}>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Avatar initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
          <div className="min-w-0 flex-1 basis-40">
            <h2 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-ink-muted empty:hidden">
              <TextsInLine texts={[profile?.title, profile?.location]} />
            </p>
            <p className="text-xs text-ink-subtle">
              Applied {application.appliedAt ? longDateText(application.appliedAt) : "Recently"}
            </p>
          </div>
          <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 sm:w-auto">
            <StatusBadge status={status} tones={reviewTones} />
            <StatusSelect application={application} name={name} />
          </div>
        </div>
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="text-xs text-ink-subtle">Cover Letter</h3>
          <div className="max-w-prose">
            <Paragraphs text={application.coverLetter} />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
          <OpenPreviewButton of={application} />
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
      </article>
    </Card>
  );
}
