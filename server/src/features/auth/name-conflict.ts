import { refusal } from "@rolecall/contract/refusal.ts";
import { violates } from "#db/constraint-errors.ts";
import { AppError } from "#http/errors.ts";
import { uniqueEmail, uniqueUsername } from "./auth.queries.ts";

/** The refusal of a name that another account has, as the database reports it; any other error as it is. */
export const conflictOf = (error: unknown): unknown => {
  if (violates(error, uniqueUsername))
    return new AppError("conflict", refusal("username-exists", "Username already exists"), {
      path: "username",
    });
  if (violates(error, uniqueEmail))
    return new AppError("conflict", refusal("email-exists", "Email already exists"), {
      path: "email",
    });
  return error;
};
