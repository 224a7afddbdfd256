import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { listNewsOfDay } from "./daily-news.queries.ts";

const mostListed = 50;

/** All news of a day in one letter, for kinds of which somebody wants no letter of each. */
export const dailyNewsLetter = defineLetter({
  kind: "daily-news",
  about: z.object({ to: z.string(), day: z.string() }),
  to: async (db, { to: userId, day }) => {
    const news = await listNewsOfDay(db, { userId, day, limit: mostListed });
    const [first] = news;
    return first?.to ? [{ to: first.to, total: first.total, news }] : [];
  },
  write: ({ total, news }, { name }) => ({
    subject: `${total} news from ${name}`,
    body: [
      "Hello,",
      "This is what happened since your last email of the day.",
      {
        list: news.map(({ text, link }) => ({ text, ...(link !== null && { link }) })),
      },
      ...(total > news.length ? [`And ${total - news.length} more.`] : []),
      { link: "/settings/notifications", label: "Choose what you are told" },
    ],
  }),
  examples: [
    {
      to: "ada@jobs.example",
      total: 2,
      news: [
        {
          text: "Closed: Signaller",
          link: "/my-applications/0199c0de-0000-7000-8000-000000000000",
        },
        { text: "Your role at Bell Rock Lights was changed", link: null },
      ],
    },
  ],
});
