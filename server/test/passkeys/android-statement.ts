// The statement of an Android device about a key, with certificates that anybody can make.
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { Statement } from "./software-authenticator.ts";

/** ASN.1 in DER (X.690): a tag, the length of what follows, and that. */
const der = (tag: number, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content]);
};
const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const bytes = (content: Buffer) => der(0x04, content);
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const number = (value: number) => der(0x02, Buffer.from([value]));
const choice = (value: number) => der(0x0a, Buffer.from([value]));
const time = (text: string) => der(0x17, Buffer.from(text));

const ids = {
  commonName: "550403",
  ecdsaWithSha256: "2a8648ce3d040302",
  crlDistributionPoints: "551d1f",
  keyDescription: "2b06010401d679020111",
};
const idOf = (name: keyof typeof ids) => der(0x06, Buffer.from(ids[name], "hex"));
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(idOf("commonName"), der(0x0c, Buffer.from(text)))));
const extension = (name: keyof typeof ids, content: Buffer) => sequence(idOf(name), bytes(content));

interface Certified {
  subject: string;
  publicKey: KeyObject;
  issuerKey: KeyObject;
  extensions?: Buffer[];
}

const certificate = ({ subject, publicKey, issuerKey, extensions = [] }: Certified): Buffer => {
  const algorithm = sequence(idOf("ecdsaWithSha256"));
  const toBeSigned = sequence(
    der(0xa0, number(2)),
    number(1),
    algorithm,
    nameOf("Maker"),
    sequence(time("200101000000Z"), time("491231235959Z")),
    nameOf(subject),
    publicKey.export({ format: "der", type: "spki" }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  return sequence(toBeSigned, algorithm, bits(sign("sha256", toBeSigned, issuerKey)));
};

/** Says that the key is of a device whose maker lists withdrawn certificates at this address. */
export const androidStatement =
  (address: string) =>
  ({ publicKey, clientData }: { publicKey: KeyObject; clientData: Buffer }): Statement => {
    const maker = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const challenge = bytes(createHash("sha256").update(clientData).digest());
    const versions = [number(3), choice(1), number(4), choice(1)];
    const noLists = [sequence(), sequence()];
    const description = sequence(...versions, challenge, bytes(Buffer.alloc(0)), ...noLists);
    const points = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(address))))));
    const leaf = certificate({
      subject: "Key",
      publicKey,
      issuerKey: maker.privateKey,
      extensions: [
        extension("keyDescription", description),
        extension("crlDistributionPoints", points),
      ],
    });
    const root = certificate({
      subject: "Maker",
      publicKey: maker.publicKey,
      issuerKey: maker.privateKey,
    });
    const attStmt = new Map<string, unknown>([
      ["alg", -7],
      ["sig", Buffer.alloc(70)],
      ["x5c", [leaf, root]],
    ]);
    return { fmt: "android-key", attStmt };
  };
