/**
 * The server cannot start (or go on), and its operator can do something about
 * it. The message is one sentence for them; no stack is shown.
 */
export class StartError extends Error {}

/**
 * Why the server ends, for its operator: the sentence, or where something broke.
 * What wraps a failed statement repeats all its values; they stay unsaid.
 */
export const reasonToEnd = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonToEnd(error.cause) : (error.stack ?? error.message);
};
