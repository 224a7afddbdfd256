/** Begins with a name that has a dot, and with no scheme: 'example.com', 'example.com:8080/jobs'. */
const withoutScheme = /^[^\s:/?#@]+\.[^\s:/?#@.]+(?::\d+)?(?:[/?#]|$)/;

/** A web address as people write it, with the scheme that is missing. Anything else stays as it is. */
export const webAddress = (typed: unknown): unknown => {
  if (typeof typed !== "string") return typed;
  const address = typed.trim();
  return withoutScheme.test(address) ? `https://${address}` : address;
};
