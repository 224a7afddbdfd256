import { BoundedMap } from "#bounded-map.ts";
import type { SignInSession } from "./companion.ts";

/** Signing in at a source takes a person a moment; what is not finished by then is forgotten. */
const bounds = { most: 1_000, lifetimeMs: 15 * 60_000 };

/** What Companion keeps between the steps of a sign-in, by who signs in: in memory, since tokens pass through. */
export class SignInSessions {
  readonly #byUser = new BoundedMap<string, SignInSession>(bounds);

  of(userId: string): SignInSession {
    const session = this.#byUser.get(userId) ?? {};
    this.#byUser.set(userId, session);
    return session;
  }

  /** Once the browser has the token, nothing of it stays here. */
  end(userId: string): void {
    this.#byUser.delete(userId);
  }
}
