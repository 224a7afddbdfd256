import { hasWords, nameKey } from "@rolecall/contract/names/names.ts";
import type { Member } from "@rolecall/contract/teams/members.schemas.ts";
import { fullName } from "#features/auth/person-name.ts";

/** The members whose name or email has all words as parts, in their order. */
export const membersWith = (members: readonly Member[], words: readonly string[]): Member[] =>
  members.filter((member) =>
    hasWords(`${nameKey(fullName(member))}\n${nameKey(member.email ?? "")}`, words),
  );
