// Passkeys, as the browser makes and uses them. It reads and writes the JSON of the API itself.

/** Browsers offer passkeys on host names, and not on addresses of numbers. */
export const isOnNumbers = (): boolean => /^[\d.]+$|^\[/.test(location.hostname);

/** The present page on this machine's host name, where passkeys work. */
export const onHostName = (): string => {
  const url = new URL(location.href);
  url.hostname = "localhost";
  return url.href;
};

export const canUsePasskeys = (): boolean =>
  !isOnNumbers() &&
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

const jsonOf = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("There is no passkey");
  return credential.toJSON();
};

/** Asks for a passkey. Rejects where the user gives none. */
export const askForPasskey = async (
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<unknown> =>
  jsonOf(
    await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );

/** Makes a passkey. Rejects where the user does not want one. */
export const makePasskey = async (
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<unknown> =>
  jsonOf(
    await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );

/** The message if the browser gave no answer. */
export const noPasskeyGivenText = "No passkey was used. Try again, or choose another way.";
