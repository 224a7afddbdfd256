import { unsubscribePathPrefix } from "@rolecall/contract/auth/notifications.ts";
import { formPageHeaders, plainPage } from "#http/reply/plain-page.ts";
import type { Feature } from "#http/route.ts";
import { stopsLetters, unsubscribe, unsubscribePagePrefix } from "./notifications.service.ts";

interface Address {
  Params: { token: string };
}

const askPage = plainPage(
  "Stop these letters?",
  `<p>You will get no more letters of this kind. Letters about the safety of an account still come.</p>
<form method="post"><button>Stop these letters</button></form>`,
);
const donePage = plainPage(
  "You get no more of these letters",
  `<p>With an account, you can take this back in its settings.</p>
<a href="/settings/notifications">Notification settings</a>`,
);
const unknownPage = plainPage(
  "This link is no longer valid",
  `<p>Nothing has changed. The newest letter has a link that works.</p><a href="/">Rolecall</a>`,
);

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
      await unsubscribe(db, params.token);
      return reply.code(204).header("Cache-Control", "no-store").send();
    });

    // Some mail programs open the address itself.
    scope.get<Address>(`${unsubscribePathPrefix}:token`, async ({ params }, reply) =>
      reply.redirect(`${unsubscribePagePrefix}${encodeURIComponent(params.token)}`, 303),
    );

    scope.get<Address>(`${unsubscribePagePrefix}:token`, async ({ params }, reply) => {
      const isKnown = await stopsLetters(db, params.token);
      reply.code(isKnown ? 200 : 404).headers(formPageHeaders);
      return reply.send(isKnown ? askPage : unknownPage);
    });

    scope.post<Address>(`${unsubscribePagePrefix}:token`, async ({ params }, reply) => {
      const isKnown = await stopsLetters(db, params.token);
      if (isKnown) await unsubscribe(db, params.token);
      reply.code(isKnown ? 200 : 404).headers(formPageHeaders);
      return reply.send(isKnown ? donePage : unknownPage);
    });
  });
};
