import type { IncomingMessage } from "node:http";
import { unreachableLinkText } from "@rolecall/contract/resumes/remote-files.ts";
import { AppError } from "#http/errors.ts";
import { openLink } from "./open-link.ts";
import { addressRules } from "./public-addresses.ts";

interface Limits {
  mostBytes: number;
  /** In milliseconds, from the first step to the last byte. */
  withinMs: number;
}

const bytesOf = async (answer: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new AppError("bad-input", unreachableLinkText);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Files that stand at addresses which people name: public ones, and those of the listed networks, on every redirect as well. */
export class LinkedFiles {
  readonly #rules;

  constructor({ importNetworks }: { importNetworks: readonly string[] }) {
    this.#rules = addressRules(importNetworks);
  }

  /** @throws AppError where it cannot be read within the limits */
  async read(link: string, { mostBytes, withinMs }: Limits): Promise<Buffer> {
    const signal = AbortSignal.timeout(withinMs);
    const answer = await openLink(link, { rules: this.#rules, signal });
    const end = () => answer.destroy(new AppError("bad-input", unreachableLinkText));
    signal.addEventListener("abort", end, { once: true });
    try {
      return await bytesOf(answer, mostBytes);
    } finally {
      signal.removeEventListener("abort", end);
      answer.destroy();
    }
  }
}
