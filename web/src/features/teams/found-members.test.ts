import { searchedWords } from "@rolecall/contract/names/names.ts";
import type { Member } from "@rolecall/contract/teams/members.schemas.ts";
import { expect, test } from "vitest";
import { membersWith } from "./found-members.ts";

const member = (firstName: string | null, lastName: string | null, email: string | null) =>
  ({ userId: `${firstName}`, firstName, lastName, email }) as Member;
const team = [
  member("Zoë", "O’Neill", "zoe@murano.example"),
  member("Mary", "Watson", null),
  member(null, null, "li@murano.example"),
];

test.each([
  ["", ["Zoë", "Mary", "null"]],
  ["oneill zoe", ["Zoë"]],
  ["Watson, Mary", ["Mary"]],
  ["murano", ["Zoë", "null"]],
  ["mary zoe", []],
])("%j finds these members of a team", (typed, names) => {
  expect(membersWith(team, searchedWords(typed)).map(({ userId }) => userId)).toEqual(names);
});
