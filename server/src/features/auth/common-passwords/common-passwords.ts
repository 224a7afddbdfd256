import { readFileSync } from "node:fs";
import { commonPasswordText } from "@rolecall/contract/auth/auth.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import type { Config } from "#config.ts";
import { AppError } from "#http/errors.ts";

const readList = () =>
  new Set(readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n"));

/** Read when it is first needed: a board that allows them never does. */
let commonest: ReadonlySet<string> | undefined;

/** Throws where the password is among the 10,000 commonest, in any case, and those are refused. */
export const refuseCommonPassword = (
  password: string,
  { commonPasswords }: Pick<Config, "commonPasswords">,
): void => {
  if (commonPasswords === "allow") return;
  commonest ??= readList();
  if (commonest.has(comparable(password)))
    throw new AppError("bad-input", commonPasswordText, { path: "password" });
};
