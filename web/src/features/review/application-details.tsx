import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { Link } from "@tanstack/react-router";
import Ban from "lucide-react/icons/ban";
import MessageSquare from "lucide-react/icons/message-square";
import type { ReactNode } from "react";
import { ApplicantFacts } from "#features/applications/applicant-facts.tsx";
import { candidateName } from "#features/applications/candidate-name.ts";
import { initialsOf } from "#features/auth/person-name.ts";
import { Interviews } from "#features/interviews/interviews.tsx";
import { MatchOfApplication } from "#features/match/match-of-application.tsx";
import { Notes } from "#features/notes/notes.tsx";
import { StarButton } from "#features/notes/star-button.tsx";
import { Tags } from "#features/notes/tags.tsx";
import { AnswerList } from "#features/questions/answers/answer-list.tsx";
import { Scorecards } from "#features/scorecards/scorecards.tsx";
import { Timeline } from "#features/timeline/timeline.tsx";
import { Twins } from "#features/twins/twins.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { TextsInLine } from "#ui/text/texts-in-line.tsx";

/** Escape leaves a box, so that the keys of the review work again. */
const leavingBoxes = (details: HTMLElement | null) => {
  const leave = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && target instanceof HTMLElement) target.blur();
  };
  details?.addEventListener("keydown", leave);
  return () => details?.removeEventListener("keydown", leave);
};

type ApplicationDetailsProps = {
  application: MarkedApplication;
  /** Undefined where the reader may not decide. */
  onReject: (() => void) | undefined;
};

/** All of an application but its resume: who, the letter, answers, scorecards, notes, what happened. */
export function ApplicationDetails({ application, onReject }: ApplicationDetailsProps) {
  const { id, candidate } = application;
  const name = candidateName(candidate);
  return (
    <div
      ref={leavingBoxes}
      data-scrolls
      className="relative flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain px-4 py-4"
    >
      <div className="flex items-start gap-3">
        <Avatar initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <ApplicantFacts application={application} />
          <p className="mt-1 text-sm text-ink-muted empty:hidden">
            <TextsInLine texts={[candidate.email, candidate.candidateProfile?.phoneNumber]} />
          </p>
        </div>
        <div data-box="star">
          <StarButton application={application} name={name} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {onReject && (
          <Button variant="secondary" size="sm" aria-keyshortcuts="R" onClick={onReject}>
            <Ban aria-hidden />
            Reject with a reason
          </Button>
        )}
        <Button asChild variant="secondary" size="sm">
          <Link to="/messages/$id" params={{ id }} aria-keyshortcuts="M">
            <MessageSquare aria-hidden />
            Messages
          </Link>
        </Button>
      </div>
      <div data-box="tags" className="flex flex-wrap items-center gap-2">
        <Tags application={application} name={name} />
      </div>
      <Part title="Cover Letter">
        <Paragraphs text={application.coverLetter} />
      </Part>
      <Part title="Match">
        <MatchOfApplication applicationId={id} />
      </Part>
      <Part title="Answers">
        <AnswerList
          applicationId={id}
          none={<p className="mt-1 text-ink-muted">No questions were asked.</p>}
        />
      </Part>
      <Part title="Interviews">
        <Interviews application={application} name={name} />
      </Part>
      <Part title="Scorecards">
        <Scorecards application={application} name={name} />
      </Part>
      <Part title="Notes">
        <div data-box="notes">
          <Notes applicationId={id} name={name} />
        </div>
      </Part>
      <Part title="Timeline">
        <Twins applicationId={id} />
        <Timeline applicationId={id} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-xs font-sans font-medium text-ink-subtle">{title}</h2>
      {children}
    </section>
  );
}
