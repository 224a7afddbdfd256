import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { markSkillMutation } from "./match.api.ts";
import { type MatchReason, pointsText, reasonText, sourceText } from "./reason-text.ts";

type MatchReasonsProps = {
  reasons: MatchReason[];
  /** Whether the reader is the person: they say which skills are theirs. */
  isOwn?: boolean;
};

/** Why a match is what it is: each reason with its points, and the lines that it was found in. */
export function MatchReasons({ reasons, isOwn = false }: MatchReasonsProps) {
  return (
    <ul aria-label="Reasons" className="mt-3 divide-y divide-line">
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.name}`} className="py-2.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">
              <bdi>{reason.name}</bdi>
            </span>
            <span className="shrink-0 text-xs text-ink-muted tabular-nums">
              {pointsText(reason)}
            </span>
          </div>
          <p className="text-xs text-ink-subtle">{reasonText(reason)}</p>
          {onceEach(reason.found).map((found, index) => (
            <p key={index} className="mt-1 text-xs text-ink-muted wrap-anywhere">
              {sourceText(found)}: <q dir="auto">{found.line}</q>
            </p>
          ))}
          {isOwn && reason.kind === "skill" && <OwnSkill reason={reason} />}
        </li>
      ))}
    </ul>
  );
}

/** A line that several words of one reason stand in is shown once. */
const onceEach = (found: MatchReason["found"]) => [
  ...new Map(found.map((one) => [`${sourceText(one)} ${one.line}`, one])).values(),
];

/** 'I do have this' of a skill that was not found, 'This is not me' of one that was. */
function OwnSkill({ reason: { name, state, gain } }: { reason: MatchReason }) {
  const mark = useMutation(markSkillMutation);
  const isFound = state === "found";
  const label = isFound ? "This is not me" : "I do have this";
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      <Button
        variant={isFound ? "ghost" : "secondary"}
        size="sm"
        className={isFound ? "-ml-3" : undefined}
        aria-label={`${label}: ${name}`}
        pending={mark.isPending}
        onClick={() =>
          mark.mutate(
            { body: { name, mine: !isFound } },
            {
              onError: (error) =>
                toastFailure("Error", error, "Your profile could not be changed."),
            },
          )
        }
      >
        {label}
      </Button>
      {gain !== null && gain > 0 && <span>adds {gain} to the match</span>}
    </div>
  );
}
