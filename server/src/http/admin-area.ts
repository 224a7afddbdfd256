import { adminPath, turnOnSecondFactorText } from "@rolecall/contract/admin/administrators.ts";
import type { FastifyInstance } from "fastify";
import { AppError, nothingHere } from "./errors.ts";
import { pathOf } from "./request/path-of.ts";
import type { SignedInUser, UserOf } from "./session.ts";

interface Options {
  userOf: UserOf;
  /** Whether an administrator may come in, by their second factor. */
  isSecured: (user: SignedInUser) => Promise<boolean>;
}

const isOfAdministrators = (url: string) => {
  const path = pathOf(url);
  return path === adminPath || path.startsWith(`${adminPath}/`);
};

/**
 * To who is no administrator there is nothing below `/api/admin`, whatever the path, the method and the
 * body. Administrators may need a second factor.
 */
export const hideAdminArea = (app: FastifyInstance, { userOf, isSecured }: Options): void => {
  app.addHook("onRequest", async (request) => {
    if (request.originalUrl === "*" || !isOfAdministrators(request.originalUrl)) return;
    const user = await userOf(request);
    if (!user?.administrator) throw nothingHere();
    if (!(await isSecured(user))) throw new AppError("forbidden", turnOnSecondFactorText);
  });
};
