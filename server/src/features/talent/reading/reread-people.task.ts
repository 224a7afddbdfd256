import { defineTask } from "#tasks/define-task.ts";
import { edition, rereadPeople } from "./read-people.service.ts";
import { someAreToReread } from "./to-reread.sql.ts";

export const rereadPeopleTask = defineTask({
  name: "reread-people",
  due: () => someAreToReread(edition),
  endsWithin: 30 * 60,
  run: ({ db }) => rereadPeople(db),
});
