/** The way to Companion, as far as it matters here. */
export interface CompanionClient {
  post<Answer>(path: string, data: Record<string, unknown>, options?: object): Promise<Answer>;
  onReceiveResponse(answer: Response): void;
}

/** By its name Uppy looks at the status, and knows which to try again. */
class Refusal extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;

  constructor(sentence: string, statusCode: number) {
    super(sentence);
    this.statusCode = statusCode;
  }
}

const begins = (address: string) => /\/get(\/|\?|$)/.test(address);

/** Lets who reads what the answer says fail with a refusal, where it is one that says why. */
const readAsRefusal = (answer: Response) => {
  const read = answer.json.bind(answer);
  answer.json = async () => {
    const body = (await read()) as { message?: string } | null;
    if (body?.message) throw new Refusal(body.message, answer.status);
    return body;
  };
};

/** Uppy wraps what comes between the answer and its own errors. */
const refusalIn = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  return error instanceof Error ? refusalIn(error.cause) : undefined;
};

/**
 * Uppy forgets the status of an answer that says why, and tries such a file ten times more, each
 * time after twice as long, even where it will never be had. With its status the error is one of
 * those of which Uppy knows which to try again.
 */
export const retryByStatus = (client: CompanionClient | undefined): void => {
  if (!client) return;
  const receive = client.onReceiveResponse.bind(client);
  const post = client.post.bind(client);
  client.onReceiveResponse = (answer) => {
    receive(answer);
    const isClientError = answer.status >= 400 && answer.status < 500;
    if (isClientError && begins(answer.url)) readAsRefusal(answer);
  };
  client.post = <Answer>(...question: Parameters<typeof post>) =>
    post<Answer>(...question).catch((error: unknown) => {
      const cause = refusalIn(error);
      throw cause ? new Error(cause.message, { cause }) : error;
    });
};
