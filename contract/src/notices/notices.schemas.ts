import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { afterQuery, flagQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./notices.ts";
import { noticeKinds, noticeMissingText } from "./notices.ts";

export const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  link: z.string().meta({ description: "The path of the screen that it leads to" }),
  at: instant,
  readAt: instant.nullable(),
  applicationId: z.string().nullable(),
  jobId: z.string().nullable(),
});

export const noticeEndpoints = describeEndpoints(endpoints, {
  listNotices: {
    summary: "The caller's notices, newest first",
    query: z.object({
      unread: flagQuery("unread").meta({ description: "Unread ones alone" }),
      ...afterQuery("notice"),
      ...pageQuery({ default: 50, max: 100 }),
    }),
    reply: z.array(notice),
  },
  readNotice: {
    summary: "Say that the caller has read a notice",
    status: 204,
    params: idParams(noticeMissingText),
  },
  readNotices: {
    summary: "Say that the caller has read a notice and all older ones",
    refusals: ["missing"],
    status: 204,
    body: z.object({ upTo: z.guid({ error: noticeMissingText }) }),
  },
  countUnread: {
    summary: "How many notices and conversations the caller has not read",
    reply: z.object({ notices: z.int(), conversations: z.int() }),
  },
});
