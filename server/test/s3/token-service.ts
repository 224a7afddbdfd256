import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";

/** A stand-in for the Security Token Service that some stores have, and Swift does not. */
export class TokenService {
  /** The most seconds that it gives; null where it gives nothing at all. */
  longest: number | null = 604_800;
  /** The policy of the last request that it granted. */
  policy: unknown = null;

  readonly answer: RequestListener = async (request, response) => {
    const asked = new URLSearchParams(await text(request));
    const seconds = Number(asked.get("DurationSeconds"));
    if (this.longest === null) return void response.writeHead(403).end();
    if (seconds > this.longest) return void response.writeHead(400).end();
    this.policy = JSON.parse(asked.get("Policy") ?? "");
    const expiration = new Date(Date.now() + seconds * 1000).toISOString();
    response.end(
      `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials><AccessKeyId>${randomUUID()}</AccessKeyId><SecretAccessKey>${randomUUID()}</SecretAccessKey><SessionToken>${randomUUID()}</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`,
    );
  };
}
