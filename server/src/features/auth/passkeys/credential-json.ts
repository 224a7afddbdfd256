// The JSON of a passkey from a browser: RegistrationResponseJSON and AuthenticationResponseJSON of
// WebAuthn 3.
import * as z from "zod";

/** As long as PostgreSQL and common sense bear; the largest parts are keys of a few hundred bytes. */
const base64 = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);

const attachment = z.enum(["cross-platform", "platform"]).nullish();
const common = {
  id: base64.max(1_400),
  rawId: base64.max(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: attachment.transform((value) => value ?? undefined),
  clientExtensionResults: z
    .unknown()
    .optional()
    .transform(() => ({})),
};
const transports = z
  .array(z.string().max(50))
  .max(10)
  .nullish()
  .transform((names) => names ?? []);

export const registrationJson = z.object({
  ...common,
  response: z.object({ clientDataJSON: base64, attestationObject: base64, transports }),
});

export const assertionJson = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.or(z.literal("")).nullish(),
  }),
});

const clientData = z.object({ challenge: z.string().max(1_000) });

/** The challenge that the browser answers, or null where that cannot be read. */
export const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString();
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
};
