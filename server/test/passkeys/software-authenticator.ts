// An authenticator in software: makes passkeys and signs with them, as a phone or a security key does.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { cborOf } from "./cbor.ts";

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
/** What an authenticator says of its own make. */
export interface Statement {
  fmt: string;
  attStmt: Map<string, unknown>;
}
interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** Faults of an authenticator or browser. */
export interface Fault {
  origin?: string;
  type?: string;
  challenge?: string;
  rpId?: string;
  /** User present 1, user verified 4. */
  flags?: number;
  counter?: number;
  userHandle?: string | undefined;
  signature?: Buffer;
  /** The statement about a new key, where it is not none. */
  statement?: (made: { publicKey: KeyObject; clientData: Buffer }) => Statement;
}

const presentAndVerified = 0x05;
const withCredential = 0x40;
const base64 = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

const algorithms = {
  ES256: {
    pair: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
    cose: (key: KeyObject) => {
      const { x = "", y = "" } = key.export({ format: "jwk" });
      return [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ] as const;
    },
  },
  RS256: {
    pair: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
    cose: (key: KeyObject) => {
      const { n = "", e = "" } = key.export({ format: "jwk" });
      return [
        [1, 3],
        [3, -257],
        [-1, Buffer.from(n, "base64url")],
        [-2, Buffer.from(e, "base64url")],
      ] as const;
    },
  },
};

/** One passkey. It counts its signatures, where it does not begin with `counter` 0 and stays there. */
export class SoftwareAuthenticator {
  readonly id = base64(randomBytes(32));
  counter = 0;
  readonly #algorithm: keyof typeof algorithms;
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #userHandle = "";

  constructor(origin: string, algorithm: keyof typeof algorithms = "ES256") {
    this.#origin = origin;
    this.#algorithm = algorithm;
    this.#keys = algorithms[algorithm].pair();
  }

  /** RegistrationResponseJSON. */
  create({ challenge, rp, user }: CreationOptions, fault: Fault = {}) {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      cborOf(
        new Map<number, number | Buffer>(algorithms[this.#algorithm].cose(this.#keys.publicKey)),
      ),
    ]);
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, { flags: presentAndVerified, ...fault }, withCredential),
      credential,
    ]);
    const clientData = this.#clientData("webauthn.create", challenge, fault);
    const { publicKey } = this.#keys;
    const none: Statement = { fmt: "none", attStmt: new Map() };
    const { fmt, attStmt } = fault.statement?.({ publicKey, clientData }) ?? none;
    const attestation = new Map<string, unknown>([
      ["fmt", fmt],
      ["attStmt", attStmt],
      ["authData", authData],
    ]);
    return this.#credential({
      clientDataJSON: base64(clientData),
      attestationObject: base64(cborOf(attestation)),
      transports: ["internal"],
    });
  }

  /** AuthenticationResponseJSON. */
  get({ challenge, rpId }: RequestOptions, fault: Fault = {}) {
    if (this.counter > 0) this.counter += 1;
    const clientData = this.#clientData("webauthn.get", challenge, fault);
    const data = this.#authenticatorData(rpId, { flags: presentAndVerified, ...fault });
    const signed = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    const userHandle = "userHandle" in fault ? fault.userHandle : this.#userHandle;
    return this.#credential({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(data),
      signature: base64(fault.signature ?? signed),
      ...(userHandle !== undefined && { userHandle }),
    });
  }

  #credential<Response>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, fault: Fault) {
    const { origin = this.#origin } = fault;
    const data = {
      type: fault.type ?? type,
      challenge: fault.challenge ?? challenge,
      origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  #authenticatorData(rpId: string, fault: Fault & { flags: number }, more = 0) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(fault.counter ?? this.counter);
    return Buffer.concat([sha256(fault.rpId ?? rpId), Buffer.from([fault.flags | more]), counter]);
  }
}
