/** The way to Companion, as far as it matters here. */
export interface CompanionClient {
  post<Answer>(path: string, data: Record<string, unknown>, options?: object): Promise<Answer>;
  onReceiveResponse(answer: Response): void;
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === "UserFacingApiError";

const begins = (path: string) => /\/get(\/|$)/.test(path);

/**
 * Uppy forgets the status of an answer that says why, and tries such a file ten times more, each
 * time after twice as long, even where it will never be had. With its status the error is one of
 * those of which Uppy knows which to try again.
 */
export const tryByStatus = (client: CompanionClient | undefined): void => {
  if (!client) return;
  const receive = client.onReceiveResponse.bind(client);
  const post = client.post.bind(client);
  let statusCode = 0;
  client.onReceiveResponse = (answer) => {
    statusCode = answer.status;
    receive(answer);
  };
  client.post = <Answer>(path: string, ...rest: [Record<string, unknown>, object?]) =>
    post<Answer>(path, ...rest).catch((error: unknown) => {
      if (!isRefusal(error) || !begins(path)) throw error;
      const cause = Object.assign(new Error(error.message), { name: "HttpError", statusCode });
      throw new Error(error.message, { cause });
    });
};
