import { AppError, unavailable } from "#http/errors.ts";
import { interruptedText, Transfer } from "./transfer.ts";

const perUser = 3;
const inAll = 50;
/** A browser that does not open its socket, or is gone for so long, does not want the file any more. */
const lonelyMs = 60_000;
/** No transfer takes longer, with all its pauses; until then it can be asked for its outcome. */
const lifetimeMs = 15 * 60_000;

const interrupted = () => new AppError("unavailable", interruptedText);

/** The transfers of this process, with bounds. */
export class Transfers {
  readonly #byId = new Map<string, Transfer>();
  readonly #byToken = new Map<string, Transfer>();
  readonly #lonely = new Map<Transfer, NodeJS.Timeout>();
  #closing = false;

  /** @throws AppError where the user, or everybody together, has enough under way */
  begin(user: { ownerId: string; filename: string }): Transfer {
    const running = [...this.#byId.values()].filter(({ outcome }) => !outcome);
    const own = running.filter(({ ownerId }) => ownerId === user.ownerId);
    if (this.#closing || own.length >= perUser || running.length >= inAll) throw unavailable();
    const transfer = new Transfer(user);
    this.#byId.set(transfer.id, transfer);
    setTimeout(() => this.#forget(transfer), lifetimeMs).unref();
    this.#leaveAlone(transfer);
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

  #forget(transfer: Transfer) {
    transfer.fail(interrupted());
    clearTimeout(this.#lonely.get(transfer));
    this.#lonely.delete(transfer);
    this.#byId.delete(transfer.id);
    for (const [token, known] of this.#byToken) if (known === transfer) this.#byToken.delete(token);
  }
}
