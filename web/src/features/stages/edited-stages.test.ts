import {
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { expect, test } from "vitest";
import { editedOf, newStage, problemsOf, sentOf, withStatus } from "./edited-stages.ts";

const kept = applicationStatuses.map((status) => ({
  id: `id of ${status}`,
  name: statusLabel(status),
  status,
}));
const stages = editedOf(kept);

test("what is kept is sent as it is, and a new stage without an id", () => {
  expect(sentOf(stages)).toEqual(kept);
  expect(sentOf([{ ...newStage("hired"), name: "Started" }])).toEqual([
    { name: "Started", status: "hired" },
  ]);
});

test("the stages of one status are replaced in their place", () => {
  const [, , shortlisted] = stages;
  if (!shortlisted) throw new Error("There is no third status");
  const another = { ...newStage("shortlisted"), name: "Call" };
  const changed = withStatus(stages, "shortlisted", [another, shortlisted]);
  expect(changed.map(({ name }) => name)).toEqual([
    "Pending",
    "Under Review",
    "Call",
    "Shortlisted",
    "Interview Scheduled",
    "Rejected",
    "Hired",
  ]);
});

test("a stage without a name and one with another's are named", () => {
  expect(problemsOf(stages)).toEqual({});
  const same = { ...newStage("hired"), key: "same", name: " PENDING " };
  const blank = { ...newStage("hired"), key: "blank", name: " " };
  expect(problemsOf([...stages, same, blank])).toEqual({
    same: "Stage names must differ",
    blank: "Stage name is required",
  });
});
