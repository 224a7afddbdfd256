import { candidateNameCases } from "@rolecall/contract/applications/candidate-name.cases.ts";
import { expect, test } from "vitest";
import { candidateName } from "./candidate-name.ts";

test.each(candidateNameCases)("$firstName $lastName, $email is shown as $shown", (names) => {
  const { firstName, lastName, email, shown } = names;
  const rest = { id: crypto.randomUUID(), profileImageUrl: null, candidateProfile: null };
  expect(candidateName({ ...rest, firstName, lastName, email })).toBe(shown);
});
