import {
  unsubscribePagePrefix,
  unsubscribePathPrefix,
} from "@rolecall/contract/auth/notifications.ts";
import { formPageHeaders } from "#http/reply/plain-page.ts";
import type { Feature } from "#http/route.ts";
import { askPage, donePage, unknownPage } from "./ending-pages.ts";
import { endingOf, endLetters } from "./unsubscribing.service.ts";

interface Address {
  Params: { token: string };
}

/**
 * Stopping letters from the letter itself: by the mail program with one click (RFC 8058), or on a page with
 * a button. Neither needs a session or a script, and any body is taken, and left unread.
 */
export const unsubscribeRoutes: Feature = (_route, app, { db }) => {
  void app.register(async (scope) => {
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.addHook("onRequest", async ({ headers }) => {
      headers["content-type"] = "application/octet-stream";
    });

    scope.post<Address>(`${unsubscribePathPrefix}:token`, async ({ params }, reply) => {
      await endLetters(db, params.token);
      return reply.code(204).header("Cache-Control", "no-store").send();
    });

    // Some mail programs open the address itself.
    scope.get<Address>(`${unsubscribePathPrefix}:token`, async ({ params }, reply) =>
      reply.redirect(`${unsubscribePagePrefix}${encodeURIComponent(params.token)}`, 303),
    );

    scope.get<Address>(`${unsubscribePagePrefix}:token`, async ({ params }, reply) => {
      const ending = await endingOf(db, params.token);
      reply.code(ending ? 200 : 404).headers(formPageHeaders);
      return reply.send(ending ? askPage(ending) : unknownPage);
    });

    scope.post<Address>(`${unsubscribePagePrefix}:token`, async ({ params }, reply) => {
      const ending = await endingOf(db, params.token);
      if (ending) await endLetters(db, params.token);
      reply.code(ending ? 200 : 404).headers(formPageHeaders);
      return reply.send(ending ? donePage(ending) : unknownPage);
    });
  });
};
