import { AppError, unavailable } from "#http/errors.ts";
import { interruptedText, Transfer } from "./transfer.ts";

const perUser = 3;
const inAll = 50;
/** A browser that does not open its socket, or is gone for so long, does not want the file any more. */
const lonelyMs = 60_000;
/** How long a file that turned out too large is not fetched again: the widget tries ten times. */
const refusedMs = 60_000;
/** No transfer takes longer, with all its pauses; until then it can be asked for its outcome. */
const lifetimeMs = 15 * 60_000;

const interrupted = () => new AppError("unavailable", interruptedText);

const wishKey = ({ ownerId, from }: { ownerId: string; from: string }) => `${ownerId} ${from}`;

/** The transfers of this process, with bounds. */
export class Transfers {
  readonly #byId = new Map<string, Transfer>();
  readonly #byToken = new Map<string, Transfer>();
  readonly #lonely = new Map<Transfer, NodeJS.Timeout>();
  readonly #tooLarge = new Map<string, AppError>();
  #closing = false;

  /**
   * @param wish.from where the file comes from
   * @throws AppError where the user, or everybody together, has enough under way, or it is known too large
   */
  begin(wish: { ownerId: string; filename: string; from: string }): Transfer {
    const known = this.#tooLarge.get(wishKey(wish));
    if (known) throw known;
    const running = [...this.#byId.values()].filter(({ outcome }) => !outcome);
    const own = running.filter(({ ownerId }) => ownerId === wish.ownerId);
    if (this.#closing || own.length >= perUser || running.length >= inAll) throw unavailable();
    const transfer = new Transfer(wish);
    this.#byId.set(transfer.id, transfer);
    setTimeout(() => this.#forget(transfer), lifetimeMs).unref();
    this.#leaveAlone(transfer);
    transfer.ended.addEventListener("abort", () => this.#remember(wish, transfer.ended.reason));
    return transfer;
  }

  find(id: string): Transfer | null {
    return this.#byId.get(id) ?? null;
  }

  /** The token is Companion's own name for the transfer, and its socket's. */
  name(transfer: Transfer, token: string): void {
    this.#byToken.set(token, transfer);
  }

  /** The user's own transfer of that token. */
  findByToken(token: string, ownerId: string): Transfer | null {
    const transfer = this.#byToken.get(token);
    return transfer?.ownerId === ownerId ? transfer : null;
  }

  /** Somebody listens, until the function that is answered is called. */
  attend(transfer: Transfer): () => void {
    clearTimeout(this.#lonely.get(transfer));
    return () => this.#leaveAlone(transfer);
  }

  /** Fails what is under way, and takes on nothing more. */
  close(): void {
    this.#closing = true;
    for (const transfer of this.#byId.values()) this.#forget(transfer);
  }

  #leaveAlone(transfer: Transfer) {
    clearTimeout(this.#lonely.get(transfer));
    const timer = setTimeout(() => transfer.fail(interrupted()), lonelyMs).unref();
    this.#lonely.set(transfer, timer);
  }

  #remember(wish: { ownerId: string; from: string }, reason: unknown) {
    if (!(reason instanceof AppError) || reason.kind !== "too-large") return;
    const key = wishKey(wish);
    this.#tooLarge.set(key, reason);
    setTimeout(() => this.#tooLarge.delete(key), refusedMs).unref();
  }

  #forget(transfer: Transfer) {
    transfer.fail(interrupted());
    clearTimeout(this.#lonely.get(transfer));
    this.#lonely.delete(transfer);
    this.#byId.delete(transfer.id);
    for (const [token, known] of this.#byToken) if (known === transfer) this.#byToken.delete(token);
  }
}
