/**
 * The server cannot start (or go on), and its operator can do something about
 * it. The message is one sentence for them; no stack is shown.
 */
export class StartError extends Error {}
