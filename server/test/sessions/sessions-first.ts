/** Sessions that are being planted. */
const coming = new Set<Promise<unknown>>();
let races = 0;

/**
 * Marks a session as one that races wait for. During a race none is begun: it could be what waits for the
 * change, in place of the request.
 */
export const planted = <Session>(plant: () => Promise<Session>): Promise<Session> => {
  if (races > 0) throw new Error("Somebody signs in during a race: call as() before it");
  const session = plant();
  coming.add(session);
  const forget = () => coming.delete(session);
  session.then(forget, forget);
  return session;
};

/** Resolves once the sessions of all clients stand: `as()` plants them by itself, and nobody waits for it. */
export const sessionsStand = async (): Promise<void> => {
  await Promise.all(coming);
};

/** Begins a race once the sessions of all clients stand. */
export const withSessions = async <Result>(race: () => Promise<Result>): Promise<Result> => {
  await sessionsStand();
  races += 1;
  try {
    return await race();
  } finally {
    races -= 1;
  }
};
