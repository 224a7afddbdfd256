import { beforeEach, expect, test, vi } from "vitest";
import { shownUser } from "#lib/shown-user.ts";
import { clearStorageOf } from "#lib/user-storage.ts";
import { forgetDraft, readDraft, saveDraft, tidyDrafts } from "./draft-store.ts";

const day = 24 * 60 * 60 * 1000;
const place = (form: string, userId = "ada") => ({ userId, form });
const letter = (is: string) => ({ letter: { is, was: "" } });

const at = (days: number, write: () => void) => {
  vi.setSystemTime(days * day);
  write();
};

beforeEach(() => {
  localStorage.clear();
  shownUser.id = "ada";
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a draft is kept for two weeks after its last change, and then is none", () => {
  at(0, () => saveDraft(place("letter"), letter("Dear")));
  at(10, () => saveDraft(place("letter"), letter("Dear all")));
  at(24, () => expect(readDraft(place("letter"))).toEqual(letter("Dear all")));
  at(25, () => expect(readDraft(place("letter"))).toEqual({}));
  tidyDrafts();
  expect(localStorage).toHaveLength(0);
});

test("of more than fifty drafts the oldest is deleted, whoever wrote it", () => {
  for (let index = 0; index < 51; index += 1)
    at(index / 100, () => saveDraft(place(`letter:${index}`), letter("Dear")));
  expect(localStorage).toHaveLength(50);
  expect(readDraft(place("letter:0"))).toEqual({});
  expect(readDraft(place("letter:50"))).toEqual(letter("Dear"));
});

test("drafts together take up a million characters at most; one that is longer is not kept", () => {
  for (let index = 0; index < 4; index += 1)
    at(index, () => saveDraft(place(`job:${index}`), letter("x".repeat(300_000))));
  const kept = [0, 1, 2, 3].filter((index) => "letter" in readDraft(place(`job:${index}`)));
  expect(kept).toEqual([1, 2, 3]);
  expect(saveDraft(place("book"), letter("x".repeat(1_000_001)))).toBe(false);
  expect(readDraft(place("book"))).toEqual({});
});

test("tidying deletes broken drafts, and leaves other entries alone", () => {
  localStorage.setItem("theme", "dark");
  localStorage.setItem("kept:ada:draft:torn", "{");
  tidyDrafts();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("a full or closed storage keeps nothing, and says so", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(saveDraft(place("letter"), letter("Dear"))).toBe(false);
  vi.restoreAllMocks();
});

test("signing out deletes the user's drafts, and nobody else's", () => {
  saveDraft(place("letter"), letter("Dear"));
  shownUser.id = "ben";
  saveDraft(place("letter", "ben"), letter("Hello"));
  sessionStorage.setItem("kept:ada:token", "of an account elsewhere");
  clearStorageOf("ada");
  expect(Object.keys(localStorage)).toEqual(["kept:ben:draft:letter"]);
  expect(sessionStorage).toHaveLength(0);
  forgetDraft(place("letter", "ben"));
  expect(localStorage).toHaveLength(0);
});
