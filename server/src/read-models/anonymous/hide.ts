// What employers read of an anonymous application: all of it goes through here.
import {
  anonymousFirstName,
  anonymousResumePath,
  hiddenText,
} from "@rolecall/contract/applications/anonymous.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ToldMessage } from "@rolecall/contract/conversations/message.schemas.ts";
import type { Answer } from "@rolecall/contract/hiring/questions.schemas.ts";
import { type Author, hiderOf } from "#match/reading/hider.ts";
import type { Reason } from "#match/score/reason.ts";

/** Who applied, as the employer knows them, and what hides them in texts. */
export interface Anonymous {
  names: { firstName: string; lastName: string };
  hide: ReturnType<typeof hiderOf>;
}

/** The code of an anonymous application, with who sent it. */
export interface AnonymousAuthor extends Author {
  code: string;
}

export const anonymousOf = ({ code, ...author }: AnonymousAuthor): Anonymous => {
  const hide = hiderOf(author, hiddenText);
  // Texts of documents often have accents apart from their letters, in which no name would be found.
  const whole = (text: string) => text.normalize("NFC");
  return {
    names: { firstName: anonymousFirstName, lastName: code },
    hide: {
      prose: (text) => hide.prose(whole(text)),
      title: (text) => hide.title(whole(text)),
      place: (text) => hide.place(whole(text)),
      letter: (text) => hide.letter(whole(text)),
    },
  };
};

type Loaded = Pick<LoadedApplication, "id" | "coverLetter" | "resumeUrl" | "candidate"> & {
  candidateId: string | null;
  anonymousCode: string | null;
  source?: string | null;
};

/** An application as its employer reads it. What they may do with it is found out before. */
export const asEmployersRead = <Application extends Loaded>(
  application: Application,
): Application => {
  const { id, anonymousCode: code, candidate, coverLetter } = application;
  if (code === null) return application;
  const profile = candidate.candidateProfile;
  const phoneNumber = profile?.phoneNumber ?? null;
  const { names, hide } = anonymousOf({ ...candidate, phoneNumber, code });
  return {
    ...application,
    coverLetter: hide.prose(coverLetter),
    resumeUrl: anonymousResumePath(id),
    candidateId: null,
    candidate: {
      id: null,
      ...names,
      email: null,
      profileImageUrl: null,
      candidateProfile: profile && {
        ...profile,
        location: null,
        phoneNumber: null,
        title: profile.title && hide.title(profile.title),
      },
    },
    ...("source" in application && { source: null }),
  };
};

/** A message as employers read it. Of their own ones nothing is hidden but whom they wrote to. */
export const hideInMessage = ({ names, hide }: Anonymous, message: ToldMessage): ToldMessage =>
  message.side === "employer"
    ? { ...message, text: hide.letter(message.text) }
    : {
        ...message,
        text: hide.prose(message.text),
        author: names,
        files: message.files.map(() => ({ name: hiddenText, url: null })),
      };

/** An answer as employers read it; what they gave to choose from stays as it is. */
export const hideInAnswer = <Given extends Answer>({ hide }: Anonymous, answer: Given): Given => {
  const { type, value } = answer;
  const hidden = (): Answer["value"] => {
    if (type === "file") return { name: hiddenText, url: null };
    if (type === "one-of" || type === "several-of" || type === "date") return value;
    if (typeof value === "string") return hide.prose(value);
    // A telephone number is a number as well.
    const isNumber = typeof value === "number" && hide.prose(String(value)) !== String(value);
    return isNumber ? hiddenText : value;
  };
  return { ...answer, value: hidden() };
};

/** The reasons of a match as employers read them. */
export const hideInReasons = ({ hide }: Anonymous, reasons: Reason[]): Reason[] =>
  reasons.map((reason) => ({
    ...reason,
    found:
      reason.kind === "place"
        ? []
        : reason.found.map((found) => {
            const isName = found.field === "title" || found.field === "skills";
            return { ...found, line: isName ? hide.title(found.line) : hide.prose(found.line) };
          }),
  }));
