/** How long the server waits for a store or a source of credentials, in milliseconds. */
export const storeLimits = { attemptMs: 4_000, connectMs: 2_000 };
