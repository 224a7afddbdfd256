import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasOutbox, isTourOpen } from "#features/tour/tour.service.ts";
import type { SendPage } from "#http/pages/send-page.ts";
import type { Feature } from "#http/route.ts";
import type { SentLetter } from "#mail/parse-letter.ts";
import {
  framedLetter,
  letterHeaders,
  letterPage,
  outboxHeaders,
  outboxPage,
} from "./outbox-page.ts";
import { listLetters, readLetter } from "./outbox.service.ts";

const longestSearch = 200;
const mostPages = 1_000_000;

/** The letters that a board without a mail server has sent, for whom the tour is open to. */
export const outboxRoutes =
  (sendPage: SendPage): Feature =>
  (_route, app, { db, config }) => {
    /** The page of an unknown address, to everybody else. */
    const nothing = (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, { status: 404 });
    const isOpenTo = async (request: FastifyRequest) =>
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

    const ofLetter = <Params extends { id: string }>(
      path: string,
      send: (letter: SentLetter, params: Params, reply: FastifyReply) => FastifyReply | null,
    ) =>
      app.get<{ Params: Params }>(path, async (request, reply) => {
        const params = request.params as Params;
        const letter = (await isOpenTo(request)) ? await readLetter(config, params.id) : null;
        return (letter && send(letter, params, reply)) ?? nothing(request, reply);
      });
    ofLetter("/outbox/:id", (letter, { id }, reply) =>
      reply.headers(outboxHeaders).send(letterPage(id, letter)),
    );
    ofLetter("/outbox/:id/html", ({ html }, _params, reply) =>
      html === null ? null : reply.headers(letterHeaders).send(framedLetter(html)),
    );
    ofLetter<{ id: string; index: string }>(
      "/outbox/:id/files/:index",
      ({ files }, { index }, reply) => {
        const file = /^\d{1,3}$/.test(index) ? files[Number(index)] : undefined;
        if (!file) return null;
        return reply
          .headers({
            "Content-Type": file.contentType,
            "Content-Disposition": contentDisposition(file.name, { type: "attachment" }),
            "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-store",
          })
          .send(file.content);
      },
    );
  };
