import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { id as idRule } from "@rolecall/contract/values/id.ts";
import type { FastifyInstance } from "fastify";
import { AppError, answerError } from "./errors.ts";
import { isRead } from "./request/same-origin.ts";

/** The paths below a company, of the contract (`{id}`) and of the router (`:id`). */
const belowCompany = /^\/api\/(?:admin\/)?companies\/(?:\{id\}|:id)(?:\/|$)/;

/** Whether a path of the API names a company, which may have been merged into another. */
export const namesCompany = (path: string): boolean => belowCompany.test(path);

interface Options {
  publicUrl: string;
  /** The company that a company was merged into, or null. */
  mergedInto: (id: string) => Promise<string | null>;
}

/**
 * Answers errors. Reads of a company that was merged into another are led there (301); a write is not,
 * since it would do to one company what was meant for another.
 */
export const answerErrors = (app: FastifyInstance, { publicUrl, mergedInto }: Options): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const { id } = (request.params ?? {}) as { id?: unknown };
    const known = idRule.safeParse(id);
    const isMissing = error instanceof AppError && error.message === companyMissingText;
    const mayHaveMoved =
      isMissing && isRead(request.method) && namesCompany(request.routeOptions.url ?? "");
    const into =
      mayHaveMoved && known.success ? await mergedInto(known.data).catch(() => null) : null;
    if (into === null) return answerError(error, request, reply);
    const { pathname, search } = new URL(request.url, publicUrl);
    const location = pathname.replace(String(id), into) + search;
    return reply.code(301).header("Location", location).header("Cache-Control", "no-store").send();
  });
};
