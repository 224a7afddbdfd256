import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { Link } from "@tanstack/react-router";
import CalendarDays from "lucide-react/icons/calendar-days";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import History from "lucide-react/icons/history";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import MessageSquare from "lucide-react/icons/message-square";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Target from "lucide-react/icons/target";
import { useId, useState } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { Interviews } from "#features/interviews/interviews.tsx";
import { MatchOfApplication } from "#features/match/match-of-application.tsx";
import { AnswerList } from "#features/questions/answers/answer-list.tsx";
import { Scorecards } from "#features/scorecards/scorecards.tsx";
import { Timeline } from "#features/timeline/timeline.tsx";
import { Twins } from "#features/twins/twins.tsx";
import { Button } from "#ui/button.tsx";
import { hasNoteDraft } from "./note-draft.ts";
import { Notes } from "./notes.tsx";
import { StarButton } from "./star-button.tsx";
import { Tags } from "./tags.tsx";

type Panel = "answers" | "match" | "interviews" | "scorecards" | "notes" | "timeline";

type ApplicationMarksProps = {
  application: Pick<
    MarkedApplication,
    "id" | "jobId" | "job" | "can" | "tags" | "matchScore" | "starred" | "stars"
  >;
  /** The candidate's name. */
  name: string;
};

/**
 * What the hiring team keeps on an application, unseen by its candidate: a star, tags and notes; and what happened to
 * it. A note that was left half written stands open.
 */
export function ApplicationMarks({ application, name }: ApplicationMarksProps) {
  const { id: userId } = useSignedInUser();
  const [shown, setShown] = useState<Panel | null>(() =>
    hasNoteDraft(userId, application.id) ? "notes" : null,
  );
  const panelId = useId();
  const opening = (panel: Panel) =>
    ({
      variant: "ghost",
      size: "sm",
      "aria-expanded": shown === panel,
      "aria-controls": panelId,
      onClick: () => setShown(shown === panel ? null : panel),
    }) as const;
  return (
    <div className="mt-3 border-t border-line pt-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <StarButton application={application} name={name} />
        <Button {...opening("answers")}>
          <MessageCircleQuestionMark aria-hidden />
          Answers
        </Button>
        <Button {...opening("match")}>
          <Target aria-hidden />
          Match{application.matchScore !== null && ` ${application.matchScore}`}
        </Button>
        <Button {...opening("interviews")}>
          <CalendarDays aria-hidden />
          Interviews
        </Button>
        <Button {...opening("scorecards")}>
          <ClipboardCheck aria-hidden />
          Scorecards
        </Button>
        <Button {...opening("notes")}>
          <NotebookPen aria-hidden />
          Notes
        </Button>
        <Button {...opening("timeline")}>
          <History aria-hidden />
          Timeline
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to="/messages/$id" params={{ id: application.id }}>
            <MessageSquare aria-hidden />
            Messages
          </Link>
        </Button>
        <Tags application={application} name={name} />
      </div>
      <div id={panelId}>
        {shown === "answers" && (
          <AnswerList
            applicationId={application.id}
            none={<p className="mt-3 text-ink-muted">{name} was asked nothing.</p>}
          />
        )}
        {shown === "match" && <MatchOfApplication applicationId={application.id} />}
        {shown === "interviews" && <Interviews application={application} name={name} />}
        {shown === "scorecards" && <Scorecards application={application} name={name} />}
        {shown === "notes" && <Notes applicationId={application.id} name={name} />}
        {shown === "timeline" && (
          <>
            <Twins applicationId={application.id} />
            <Timeline applicationId={application.id} />
          </>
        )}
      </div>
    </div>
  );
}
