import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Reason, Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import type { TemplateKind } from "@rolecall/contract/hiring/letters.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reasonsQuery, templatesQuery } from "./employer-letters.api.ts";
import { isWholeLetter, type TypedLetter } from "./letter-problems.ts";

/** In place of a template: no letter, or one that is written for the occasion. */
export const noLetter = "none";
export const ownLetter = "own";

const fittingKinds: Partial<Record<ApplicationStatus, TemplateKind>> = {
  rejected: "rejected",
  interview_scheduled: "invited",
  hired: "offered",
};

/** The oldest template for what is decided. */
const fittingTemplate = (templates: Template[], status: ApplicationStatus | "") =>
  templates.find(({ kind }) => status !== "" && kind === fittingKinds[status]);

const noTemplates: Template[] = [];
const noReasons: Reason[] = [];

/**
 * The letter and the reason that go with a decision, as they are being chosen. The fitting template is chosen until
 * another one is.
 * @param companyId whose templates and reasons there are; none where several companies are concerned
 */
export function useLetterChoice(companyId: string | null, status: ApplicationStatus | "") {
  const of = { enabled: companyId !== null };
  // Who posted a job from outside reads none of its company's.
  const templates = useQuery({ ...templatesQuery(companyId ?? ""), ...of }).data ?? noTemplates;
  const reasons = useQuery({ ...reasonsQuery(companyId ?? ""), ...of }).data ?? noReasons;
  const [chosen, setChosen] = useState<string>();
  const [written, setWritten] = useState<TypedLetter>({ subject: "", text: "" });
  const [reasonId, setReasonId] = useState("");
  const [shows, setShows] = useState(false);

  const choice = chosen ?? fittingTemplate(templates, status)?.id ?? noLetter;
  const template = templates.find(({ id }) => id === choice);
  const reason = status === "rejected" ? reasons.find(({ id }) => id === reasonId) : undefined;
  const showReason = shows && Boolean(reason?.sentence);
  const letterOfChoice = template ? { templateId: template.id } : null;
  return {
    templates,
    reasons,
    choice,
    choose: setChosen,
    written,
    write: setWritten,
    reason,
    chooseReason: setReasonId,
    shows: showReason,
    show: setShows,
    /** Whether it can be sent as it is. */
    isWhole: choice !== ownLetter || isWholeLetter(written),
    hasLetter: choice !== noLetter,
    /** What the call takes. */
    keys: {
      letter: choice === ownLetter ? written : letterOfChoice,
      ...(reason && { reasonId: reason.id }),
      ...(showReason && { showReason }),
    },
  };
}

export type LetterChoice = ReturnType<typeof useLetterChoice>;
