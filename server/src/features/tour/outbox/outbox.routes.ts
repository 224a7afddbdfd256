import { hasOutbox } from "#features/tour/tour-gate.ts";
import { isTourOpen } from "#features/tour/tour.service.ts";
import type { SendPage } from "#http/pages/send-page.ts";
import type { Feature } from "#http/route.ts";
import {
  attachmentHeaders,
  framedLetter,
  letterHeaders,
  letterPage,
  outboxHeaders,
  outboxPage,
} from "./outbox-page.ts";
import { listLetters, readLetter } from "./sent-letters.ts";

type Request = Parameters<SendPage>[0];
type Reply = Parameters<SendPage>[1];
type Letter = NonNullable<Awaited<ReturnType<typeof readLetter>>>;

const longestSearch = 200;
const mostPages = 1_000_000;

/** The letters that a board without a mail server has sent, for whom the tour is open to. */
export const outboxRoutes =
  (sendPage: SendPage): Feature =>
  (_route, app, { db, config }) => {
    /** The page of an unknown address, to everybody else. */
    const nothing = (request: Request, reply: Reply) => sendPage(request, reply, { status: 404 });
    const isOpenTo = async (request: Request) =>
      hasOutbox(config) && (await isTourOpen(db, request, config));

    app.get<{ Querystring: { query?: unknown; page?: unknown } }>(
      "/outbox",
      async (request, reply) => {
        if (!(await isOpenTo(request))) return nothing(request, reply);
        const { query, page } = request.query;
        const words = typeof query === "string" ? query.trim().slice(0, longestSearch) : "";
        const number = Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), mostPages);
        const found = await listLetters(config, { words, page: number });
        return reply.headers(outboxHeaders).send(outboxPage({ ...found, words, number }));
      },
    );

    type Params = { id: string; index?: string };
    const ofLetter = (
      path: string,
      send: (letter: Letter, params: Params, reply: Reply) => Reply | null,
    ) =>
      app.get<{ Params: Params }>(path, async (request, reply) => {
        const { params } = request;
        const letter = (await isOpenTo(request)) ? await readLetter(config, params.id) : null;
        return (letter && send(letter, params, reply)) ?? nothing(request, reply);
      });
    ofLetter("/outbox/:id", (letter, { id }, reply) =>
      reply.headers(outboxHeaders).send(letterPage(id, letter)),
    );
    ofLetter("/outbox/:id/html", ({ html }, _params, reply) =>
      html === null ? null : reply.headers(letterHeaders).send(framedLetter(html)),
    );
    ofLetter("/outbox/:id/files/:index", ({ files }, { index = "" }, reply) => {
      const file = /^\d{1,3}$/.test(index) ? files[Number(index)] : undefined;
      return file ? reply.headers(attachmentHeaders(file)).send(file.content) : null;
    });
  };
