import { defineTask } from "#tasks/define-task.ts";
import { sendDailyNews } from "./daily-news.service.ts";

export const sendDailyNewsTask = defineTask({
  name: "send-daily-news",
  every: { dailyAt: "06:00" },
  endsWithin: 30 * 60,
  run: ({ db }) => sendDailyNews(db),
});
