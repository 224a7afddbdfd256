import { shownUser } from "#lib/shown-user.ts";
import { storagePrefixOf } from "#lib/user-storage.ts";
import type { TouchedFields } from "./draft-fields.ts";

/** Whose draft, and of which form. */
export interface DraftPlace {
  userId: string;
  form: string;
}

interface Draft {
  /** When it was last changed. */
  at: number;
  fields: TouchedFields;
}

const lifetime = 14 * 24 * 60 * 60 * 1000;
const mostDrafts = 50;
/** Of all drafts together; browsers keep some five million. */
const mostCharacters = 1_000_000;

const draftName = /^kept:[^:]+:draft:/;
const nameOf = ({ userId, form }: DraftPlace) => `${storagePrefixOf(userId)}draft:${form}`;

const parse = (text: string | null): Draft | null => {
  try {
    const draft = JSON.parse(text ?? "null") as Partial<Draft> | null;
    return typeof draft?.at === "number" &&
      typeof draft.fields === "object" &&
      draft.fields !== null
      ? { at: draft.at, fields: draft.fields }
      : null;
  } catch {
    return null;
  }
};

const isLate = ({ at }: Draft) => Date.now() - at > lifetime;

/** Forgets what is no draft, what is too old, and of more than there is room for the oldest. */
export const tidyDrafts = (): void => {
  try {
    const drafts = Object.keys(localStorage)
      .filter((name) => draftName.test(name))
      .map((name) => {
        const text = localStorage.getItem(name) ?? "";
        return { name, size: text.length, draft: parse(text) };
      })
      .toSorted((one, other) => (other.draft?.at ?? 0) - (one.draft?.at ?? 0));
    let characters = 0;
    for (const [index, { name, size, draft }] of drafts.entries()) {
      characters += size;
      if (!draft || isLate(draft) || index >= mostDrafts || characters > mostCharacters)
        localStorage.removeItem(name);
    }
  } catch {
    // Storage is closed to us: nothing is kept.
  }
};

/** What somebody typed and did not send, in the last two weeks. */
export const readDraft = (place: DraftPlace): TouchedFields => {
  try {
    const draft = parse(localStorage.getItem(nameOf(place)));
    return draft && !isLate(draft) ? draft.fields : {};
  } catch {
    return {};
  }
};

export const forgetDraft = (place: DraftPlace): void => {
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // Closed: nothing was kept.
  }
};

/** Keeps a draft of who is shown, and of nobody else. Says whether that worked. */
export const saveDraft = (place: DraftPlace, fields: TouchedFields): boolean => {
  if (place.userId !== shownUser.id) return false;
  const name = nameOf(place);
  const text = JSON.stringify({ at: Date.now(), fields } satisfies Draft);
  if (text.length > mostCharacters) return false;
  try {
    const isNew = localStorage.getItem(name) === null;
    localStorage.setItem(name, text);
    if (isNew) tidyDrafts();
    return true;
  } catch {
    // Full or closed: what was typed is on the screen still.
    return false;
  }
};
