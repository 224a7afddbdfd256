import { defaultPasskeyName } from "@rolecall/contract/auth/passkeys.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";

/** A passkey's name as it is kept; without one it is called a passkey. */
export const passkeyName = (name: string | null | undefined): string =>
  name && !isBlank(name) ? name : defaultPasskeyName;
