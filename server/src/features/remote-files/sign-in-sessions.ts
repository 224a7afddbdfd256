import type { SignInSession } from "./companion.ts";

/** Signing in at a source takes a person a moment; what is not finished by then is forgotten. */
const lifetimeMs = 15 * 60_000;

/** What Companion keeps between the steps of a sign-in, by who signs in: in memory, since tokens pass through. */
export class SignInSessions {
  readonly #byCaller = new Map<string, { session: SignInSession; timer: NodeJS.Timeout }>();

  of(caller: string): SignInSession {
    const known = this.#byCaller.get(caller);
    known?.timer.refresh();
    if (known) return known.session;
    const timer = setTimeout(() => this.#byCaller.delete(caller), lifetimeMs).unref();
    const session: SignInSession = {};
    this.#byCaller.set(caller, { session, timer });
    return session;
  }

  /** Once the browser has the token, nothing of it stays here. */
  end(caller: string): void {
    clearTimeout(this.#byCaller.get(caller)?.timer);
    this.#byCaller.delete(caller);
  }
}
