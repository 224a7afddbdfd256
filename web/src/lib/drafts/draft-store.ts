import { shownUser } from "#lib/shown-user.ts";
import { storagePrefixOf } from "#lib/user-storage.ts";
import type { TouchedFields } from "./draft-fields.ts";

/** The key of a draft: its user and its form. */
export interface DraftPlace {
  userId: string;
  form: string;
}

interface Draft {
  /** The time of its last change. */
  at: number;
  fields: TouchedFields;
}

const lifetime = 14 * 24 * 60 * 60 * 1000;
const mostDrafts = 50;
/** The most characters of all drafts together; browsers store some five million. */
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

/** Deletes unreadable and expired drafts, and the oldest if there are too many. */
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

/** The fields of an unsent draft from the last two weeks. */
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

/** Saves a draft of the user whom this tab shows, and of nobody else. Returns whether that worked. */
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
    // The storage is full or blocked; the text is still on the screen.
    return false;
  }
};
