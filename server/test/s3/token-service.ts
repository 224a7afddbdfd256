import { randomUUID } from "node:crypto";
import { S3Error } from "./bucket.ts";

interface Temporary {
  secret: string;
  token: string;
  /** Whether the policy lets its holder write to the key. */
  allows(key: string): boolean;
}

/** The Security Token Service that S3-compatible stores have at their own address. */
export class TokenService {
  readonly #bucket: string;
  /** The most seconds that it gives; null where it gives nothing at all. */
  longest: number | null = 604_800;
  readonly #given = new Map<string, Temporary>();

  constructor(bucket: string) {
    this.#bucket = bucket;
  }

  find(accessKeyId: string, token: string | null): Temporary | null {
    const found = this.#given.get(accessKeyId);
    return found?.token === token ? found : null;
  }

  /** The answer to a form that asks for a role. */
  answer(form: string): string {
    const asked = new URLSearchParams(form);
    const seconds = Number(asked.get("DurationSeconds"));
    if (asked.get("Action") !== "AssumeRole") throw new S3Error("InvalidAction", 400);
    if (this.longest === null) throw new S3Error("AccessDenied", 403);
    if (!(seconds >= 900 && seconds <= this.longest)) throw new S3Error("ValidationError", 400);
    const policy = JSON.parse(asked.get("Policy") ?? "") as {
      Statement: { Action: string[]; Resource: string[] }[];
    };
    const [statement] = policy.Statement;
    const prefixes = (statement?.Resource ?? []).map((resource) => resource.replace(/\*$/, ""));
    const id = randomUUID();
    const temporary = {
      secret: randomUUID(),
      token: randomUUID(),
      allows: (key: string) =>
        statement?.Action.includes("s3:PutObject") === true &&
        prefixes.some((prefix) => `arn:aws:s3:::${this.#bucket}/${key}`.startsWith(prefix)),
    };
    this.#given.set(id, temporary);
    const expiration = new Date(Date.now() + seconds * 1000).toISOString();
    return `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials><AccessKeyId>${id}</AccessKeyId><SecretAccessKey>${temporary.secret}</SecretAccessKey><SessionToken>${temporary.token}</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`;
  }
}
