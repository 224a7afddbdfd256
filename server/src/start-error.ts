/**
 * The server cannot start (or go on), and its operator can do something about
 * it. The message is one sentence for them; no stack is shown.
 */
export class StartError extends Error {}

/**
 * The reason why the server ends, for its operator: a sentence, or else the stack. Errors around a
 * failed statement repeat all its values, so only their cause is printed.
 */
export const reasonToEnd = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonToEnd(error.cause) : (error.stack ?? error.message);
};
