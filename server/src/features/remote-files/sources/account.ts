import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sourceAwayText, sourceMissingText } from "@rolecall/contract/resumes/remote-files.ts";
import * as z from "zod";
import { AppError, notSignedIn } from "#http/errors.ts";
import type { Download } from "./source.ts";

/** For the headers of an answer, and for the whole of one that is JSON. */
const answerMs = 30_000;
/** Several times a page of the longest list that is asked for. */
const mostJsonBytes = 8 * 1024 * 1024;
const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** An explanation longer than this is not meant for people. */
const longestExplanation = 300;

interface Question {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: object;
  /** Sent as a form. */
  form?: Record<string, string>;
}

export const sourceAway = () => new AppError("unavailable", sourceAwayText);

const explanation = z.object({
  error: z.object({ message: z.string().min(1).max(longestExplanation) }),
});

async function* atMost(most: number, chunks: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw sourceAway();
    yield chunk;
  }
}

const jsonIn = async (response: Response): Promise<unknown> => {
  if (!response.body) return null;
  return JSON.parse(await text(atMost(mostJsonBytes, response.body))) as unknown;
};

/** Asks one address; an error unless headers come in time. Redirects are not followed. */
const fetchOnce = async (url: URL, init: RequestInit, signal: AbortSignal): Promise<Response> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerMs);
  try {
    const both = AbortSignal.any([signal, late.signal]);
    return await fetch(url, { ...init, redirect: "manual", signal: both });
  } catch {
    throw sourceAway();
  } finally {
    clearTimeout(timer);
  }
};

const initOf = ({ method = "GET", headers, json, form }: Question, accessToken: string) => ({
  method,
  headers: {
    ...headers,
    Authorization: `Bearer ${accessToken}`,
    ...(json && { "Content-Type": "application/json" }),
  },
  ...(json && { body: JSON.stringify(json) }),
  ...(form && { body: new URLSearchParams(form) }),
});

/** Calls to a source in the name of a person who permitted them. */
export class Account {
  readonly accessToken: string;
  readonly #explainedStatuses: readonly number[];

  constructor(accessToken: string, explainedStatuses: readonly number[]) {
    this.accessToken = accessToken;
    this.#explainedStatuses = explainedStatuses;
  }

  /** Reads a source's answer by the schema. */
  async read<Schema extends z.ZodType>(
    schema: Schema,
    address: string,
    question: Question = {},
  ): Promise<z.output<Schema>> {
    const signal = AbortSignal.timeout(answerMs);
    const response = await this.#succeed(address, question, signal);
    const answer = await jsonIn(response).catch(() => null);
    const { data, success } = schema.safeParse(answer);
    if (!success) throw sourceAway();
    return data;
  }

  /** Has a source do something whose answer does not matter. */
  async tell(address: string, question: Question): Promise<void> {
    const response = await this.#succeed(address, question, AbortSignal.timeout(answerMs));
    await response.body?.cancel();
  }

  /** Opens a file and resolves once the answer's headers are there; the caller reads or destroys it. */
  async open(address: string, signal: AbortSignal, question: Question = {}): Promise<Download> {
    // The announced size is to be that of the file.
    const headers = { ...question.headers, "Accept-Encoding": "identity" };
    const response = await this.#succeed(address, { ...question, headers }, signal);
    const announced = response.headers.get("content-length");
    const isEncoded = (response.headers.get("content-encoding") ?? "identity") !== "identity";
    return {
      stream: Readable.from(response.body ?? [], { objectMode: false }),
      size: announced === null || isEncoded ? null : Number(announced),
    };
  }

  /** Follows redirects, to which the permission is not shown: they lead to other hosts. */
  async #succeed(address: string, question: Question, signal: AbortSignal): Promise<Response> {
    let url = new URL(address);
    let init: RequestInit = initOf(question, this.accessToken);
    for (let step = 0; step <= maxRedirects; step += 1) {
      const response = await fetchOnce(url, init, signal);
      if (response.ok) return response;
      if (!redirects.has(response.status)) throw await this.#refusal(response);
      await response.body?.cancel();
      const next = URL.parse(response.headers.get("location") ?? "", url);
      if (next?.protocol !== "https:") break;
      url = next;
      init = { headers: { "Accept-Encoding": "identity" } };
    }
    throw sourceAway();
  }

  /** The sentence for a source's refusal. */
  async #refusal(response: Response): Promise<AppError> {
    const { status } = response;
    if (this.#explainedStatuses.includes(status)) {
      const explained = explanation.safeParse(await jsonIn(response).catch(() => null));
      if (explained.success) return new AppError("bad-input", explained.data.error.message);
    }
    await response.body?.cancel().catch(() => {});
    if (status === 401) return notSignedIn();
    if (status === 429 || status >= 500) return sourceAway();
    return new AppError("missing", sourceMissingText);
  }
}
