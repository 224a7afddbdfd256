import { noticeEndpoints } from "@rolecall/contract/notices/notices.schemas.ts";
import type { Feature } from "#http/route.ts";
import { noticesOf, readNotice, readNoticesUpTo } from "./news.service.ts";

export const noticeRoutes: Feature = (route) => {
  route(noticeEndpoints.listNotices, ({ db, user, query }) =>
    noticesOf(db, { userId: user.id, ...query }),
  );
  route(noticeEndpoints.readNotice, ({ db, user, params }) => readNotice(db, { user, ...params }));
  route(noticeEndpoints.readNotices, ({ db, user, body }) =>
    readNoticesUpTo(db, { user, ...body }),
  );
};
