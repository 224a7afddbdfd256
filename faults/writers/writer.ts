import type { Answer } from "../../bench/http-client.ts";

/** Writes one kind of row again and again, and remembers what was acknowledged. */
export interface Writer {
  /** One write. Throws `Refused` where it was not acknowledged. */
  write(): Promise<void>;
  /** Holds everything that was acknowledged since the last check against what the API tells now. */
  check(): Promise<void>;
}

/** The answer of a server that ends, is away, or cannot write now: nothing was promised. */
export class Refused extends Error {}

/** The answer, if it is a success. Throws `Refused`, or an error where it may not be answered so. */
export const acknowledged = async (asking: Promise<Answer>): Promise<Answer> => {
  const answer = await asking.catch((error: unknown) => {
    throw new Refused("no answer", { cause: error });
  });
  const { status, headers, content } = answer;
  if (status === 503 && headers["retry-after"] !== undefined) throw new Refused("503");
  if (status === 507) throw new Refused("507");
  if (status < 200 || status > 299) throw new Error(`${status} ${content.toString()}`);
  return answer;
};

/** A value that is written over and over with an increasing number. A refused write is sent again. */
export class Latest {
  #sent = 0;
  #acknowledged = 0;

  async write(send: (number: number) => Promise<Answer>): Promise<void> {
    this.#sent = this.#acknowledged + 1;
    await acknowledged(send(this.#sent));
    this.#acknowledged = this.#sent;
  }

  /** The values that may be there: the last acknowledged one, and one sent after it. */
  get expected(): number[] {
    return [this.#acknowledged, this.#sent];
  }

  /** The value that was found counts as acknowledged from now on. */
  check(what: string, found: number): void {
    if (!this.expected.includes(found))
      throw new Error(
        `${what}: ${found} is there, ${this.#acknowledged} was acknowledged, ${this.#sent} was sent`,
      );
    this.#acknowledged = found;
    this.#sent = found;
  }
}
