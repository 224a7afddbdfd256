interface CompanionClient {
  post<Answer>(path: string, data: Record<string, unknown>, options?: object): Promise<Answer>;
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === "UserFacingApiError";

const begins = (path: string) => /\/get(\/|$)/.test(path);

/**
 * Uppy tries a file ten times more, each time after twice as long, even where the server said why
 * it never will fetch it. Such a refusal becomes the kind of error that Uppy shows at once.
 */
export const refuseAtOnce = (client: CompanionClient | undefined): void => {
  if (!client) return;
  const post = client.post.bind(client);
  client.post = <Answer>(path: string, ...rest: [Record<string, unknown>, object?]) =>
    post<Answer>(path, ...rest).catch((error: unknown) => {
      if (!isRefusal(error) || !begins(path)) throw error;
      const cause = Object.assign(new Error(error.message), { name: "HttpError", statusCode: 422 });
      throw new Error(error.message, { cause });
    });
};
