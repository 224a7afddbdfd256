/**
 * The attestation object of a new passkey without its statement. What an authenticator says of its own make is
 * neither asked for nor read: to check it, addresses that its certificates name would be asked, and anybody can make
 * such certificates.
 * @throws where it cannot be read
 */
export const withoutStatement = async (attestationObject: string): Promise<string> => {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } =
    await import("@simplewebauthn/server/helpers");
  const told = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const kept = new Map<string, string | Uint8Array | Map<string, string>>()
    .set("fmt", "none")
    .set("attStmt", new Map())
    .set("authData", told.get("authData"));
  return isoBase64URL.fromBuffer(isoCBOR.encode(kept));
};
