import {
  type NotificationKind,
  unsubscribePagePrefix,
  unsubscribePathPrefix,
} from "@rolecall/contract/auth/notifications.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { Letter, LetterSite } from "./letter.ts";

/** Whom a letter goes to, and what it says of. */
interface Recipient {
  /** An email address. */
  to: string;
}

/** What a letter says; the layout and the addresses that stop it are added. */
interface Text extends Pick<Letter, "subject" | "body" | "calendar" | "files"> {
  /** What letters of one thread have in common, such as an application; the first one `begins` it. */
  thread?: { about: string; begins: boolean };
  /** Where it has a token of its own that ends such letters: that, and what the link to it says. */
  ends?: { token: string; label: string };
}

/** A letter as it is written, in a `*.letter.ts` beside its feature. */
interface Definition<About, Subject extends Recipient> {
  /** Its name among all letters, which waiting ones are kept under. */
  kind: string;
  /** What it is about, by ids: no text and no token waits anywhere. It may be older than this code. */
  about: z.ZodType<About>;
  /** What people may set for it. Letters without it always come. */
  setting?: NotificationKind;
  /** If true, it comes at once to who gets others of its setting once a day. */
  atOnce?: boolean;
  /** If true, few come to one recipient in a day. Others are counted before, or are brought about by administrators or time. */
  isLimited?: boolean;
  /** Whom it goes to, read when it is delivered; nobody where it is no longer so. Links are made here. */
  to: (db: Db, about: About, config: Config) => Promise<readonly NoInfer<Subject>[]>;
  write: (subject: Subject, site: LetterSite) => Text;
  /** What it says of in its picture, `<name>.letter.txt`: one of each form. */
  examples: readonly Subject[];
  /** Takes back what `to` made, where the letter could not be delivered now. */
  takeBack?: (db: Db, subject: Subject) => Promise<void>;
}

/** How many letters of a kind one recipient gets in a day. */
export type LetterLimit = "few" | "many";

/** A letter to one person, written. */
export interface WrittenLetter {
  letter: Letter;
  thread: Text["thread"];
  takeBack: (db: Db) => Promise<void>;
}

/** A letter for who asks for it, and for who delivers it. */
export interface LetterDefinition<About> {
  kind: string;
  about: z.ZodType<About>;
  /** Null where nobody but the account's owner, or an administrator, has it sent. */
  limit: LetterLimit | null;
  /** @throws where what is kept is not what it is about */
  compose: (
    db: Db,
    about: unknown,
    by: { config: Config; site: LetterSite },
  ) => Promise<WrittenLetter[]>;
  /** As in its picture. */
  examples: (site: LetterSite) => Letter[];
}

/** A letter, whole in one file: what it is about, whom it goes to, and what it says. */
export const defineLetter = <About, Subject extends Recipient>({
  kind,
  about,
  setting,
  atOnce = false,
  isLimited = false,
  to,
  write,
  examples,
  takeBack,
}: Definition<About, Subject>): LetterDefinition<About> => {
  const writeTo = (subject: Subject, site: LetterSite) => {
    const { thread, ends, ...text } = write(subject, site);
    const letter: Letter = {
      to: subject.to,
      site,
      ...(setting && { kind: setting, atOnce }),
      ...(ends && {
        unsubscribeUrl: `${site.publicUrl}${unsubscribePathPrefix}${ends.token}`,
        footer: [{ link: `${unsubscribePagePrefix}${ends.token}`, label: ends.label }],
      }),
      ...text,
    };
    return { letter, thread };
  };
  return {
    kind,
    about,
    limit: limitOf({ isLimited, setting }),
    compose: async (db, kept, { config, site }) => {
      const found = await to(db, about.parse(kept), config);
      return found.map((subject) => ({
        ...writeTo(subject, site),
        takeBack: async (db) => takeBack?.(db, subject),
      }));
    },
    examples: (site) => examples.map((subject) => writeTo(subject, site).letter),
  };
};

/** What people may set is what others, or the account itself, can bring about often. */
const limitOf = ({
  isLimited,
  setting,
}: {
  isLimited: boolean;
  setting: NotificationKind | undefined;
}): LetterLimit | null => {
  if (isLimited) return "few";
  return setting === undefined ? null : "many";
};
