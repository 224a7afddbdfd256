import { refusalAbout } from "@rolecall/contract/refusal.ts";
import { fileMissingText } from "@rolecall/contract/resumes/resumes.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, nothingHere, notSignedIn } from "#http/errors.ts";
import type { SendPage } from "#http/pages/send-page.ts";
import { hangUpWith, rawAnswer } from "#http/reply/raw-answer.ts";
import { pathOf } from "#http/request/path-of.ts";
import type { FeatureServices } from "#services.ts";

/** The methods of registered routes. OPTIONS and HEAD are answered wherever there is a route. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

const allow = (taken: readonly string[]) => [...taken, "OPTIONS"].join(", ");
const wrongMethodText = refusalAbout(
  "wrong-method",
  "This address does not take {method} requests.",
);

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/**
 * Answers what no route takes: OPTIONS, methods that an address does not take (405), and addresses
 * where there is nothing. That is text below /api, /companion and /objects and for every method but GET
 * and HEAD, else the client's page. Below /objects nobody learns anything who is signed out.
 */
export const answerUnrouted = (
  app: FastifyInstance,
  { userOf }: FeatureServices,
  sendPage: SendPage,
): void => {
  const methodsAt = (url: string): readonly string[] =>
    // `OPTIONS *` asks about the server as a whole.
    url === "*" ? methods : methods.filter((method) => app.findRoute({ method, url }) !== null);

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, originalUrl } = request;
    const path = originalUrl === "*" ? "*" : pathOf(originalUrl);
    const isOfFiles = isBelow(path, "/objects");
    if (isOfFiles && !(await userOf(request))) throw notSignedIn();

    const isRead = method === "GET" || method === "HEAD";
    const taken = methodsAt(originalUrl);
    // To who reads, an address that files are sent to is no file.
    if (taken.length > 0 && !(isOfFiles && isRead)) {
      reply.header("Allow", allow(taken));
      if (method === "OPTIONS") return reply.code(204).send();
      throw new AppError("wrong-method", wrongMethodText({ method }));
    }
    if (isOfFiles) throw new AppError("missing", fileMissingText);
    const isOfPages = !isBelow(path, "/api") && !isBelow(path, "/companion");
    if (isOfPages && isRead) return sendPage(request, reply, { status: 404 });
    throw nothingHere();
  });

  // CONNECT asks for a tunnel and names no address of this server; Node makes no request of it.
  app.server.on("connect", ({ method = "" }, socket) => {
    hangUpWith(socket, rawAnswer(405, wrongMethodText({ method }), { Allow: allow(methods) }));
  });
};
