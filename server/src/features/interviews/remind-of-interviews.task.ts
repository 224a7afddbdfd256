import { defineTask } from "#tasks/define-task.ts";
import { remindersAreDue, sendReminders } from "./reminders.service.ts";

export const remindOfInterviewsTask = defineTask({
  name: "remind-of-interviews",
  due: (db) => remindersAreDue(db),
  endsWithin: 5 * 60,
  run: ({ db }) => sendReminders(db),
});
