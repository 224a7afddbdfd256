import { BoundedMap } from "#bounded-map.ts";
import { AppError, unavailable } from "#http/errors.ts";
import { interruptedText, Transfer } from "./transfer.ts";

const perUser = 3;
const inAll = 50;
/** A browser has one socket for a transfer, and a second one while it comes back on another network. */
const socketsEach = 4;
/** A browser that does not open its socket, or is gone for so long, does not want the file any more. */
const lonelyMs = 60_000;
/** No transfer takes longer, with all its pauses. */
const lifetimeMs = 15 * 60_000;
/** Transfers that are over can be asked for their outcome. */
const outcomes = { most: 500, lifetimeMs };
/** A file that turned out too large is not fetched again for a while: the widget tries ten times. */
const knownTooLarge = { most: 500, lifetimeMs: 60_000 };

const interrupted = () => new AppError("unavailable", interruptedText);

const wishKey = ({ ownerId, from }: { ownerId: string; from: string }) => `${ownerId} ${from}`;

/** A transfer that is under way. */
interface Running {
  transfer: Transfer;
  /** Whether the user received the id, by which they can ask for the outcome. */
  isOffered: boolean;
  sockets: number;
  lonely: NodeJS.Timeout | undefined;
  end: NodeJS.Timeout;
}

/** The transfers of this process, with bounds. Nothing is kept of those that were refused. */
export class Transfers {
  readonly #running = new Map<string, Running>();
  readonly #outcomes = new BoundedMap<string, Transfer>(outcomes);
  readonly #tooLarge = new BoundedMap<string, AppError>(knownTooLarge);
  #closing = false;

  /**
   * @param wish.from where the file comes from
   * @throws AppError where the user, or everybody together, has enough under way, or it is known too large
   */
  begin(wish: { ownerId: string; filename: string; from: string }): Transfer {
    const known = this.#tooLarge.get(wishKey(wish));
    if (known) throw known;
    const all = [...this.#running.values()];
    const own = all.filter(({ transfer }) => transfer.ownerId === wish.ownerId);
    if (this.#closing || own.length >= perUser || all.length >= inAll) throw unavailable();
    const transfer = new Transfer(wish);
    transfer.whenOver(() => this.#settle(transfer));
    transfer.ended.addEventListener("abort", () => this.#remember(wish, transfer.ended.reason));
    const end = setTimeout(() => transfer.fail(interrupted()), lifetimeMs).unref();
    const running: Running = { transfer, isOffered: false, sockets: 0, lonely: undefined, end };
    this.#running.set(transfer.id, running);
    this.#leaveAlone(running);
    return transfer;
  }

  /** Makes the transfer available to its user, also for a while after its end. */
  offer({ id }: Transfer): void {
    const running = this.#running.get(id);
    if (running) running.isOffered = true;
  }

  /** The user's own transfer of that id. */
  find(id: string, ownerId: string): Transfer | null {
    const transfer = this.#running.get(id)?.transfer ?? this.#outcomes.get(id);
    return transfer?.ownerId === ownerId ? transfer : null;
  }

  /** Whether the transfer has as many WebSockets as it may have. */
  isCrowded({ id }: Transfer): boolean {
    return (this.#running.get(id)?.sockets ?? 0) >= socketsEach;
  }

  /** Counts a listener until the returned function is called. */
  attend({ id }: Transfer): () => void {
    const running = this.#running.get(id);
    // A transfer that is over has nothing to wait for.
    if (!running) return () => {};
    running.sockets += 1;
    clearTimeout(running.lonely);
    return () => {
      running.sockets -= 1;
      if (running.sockets === 0 && this.#running.has(id)) this.#leaveAlone(running);
    };
  }

  /** Fails what is under way, and takes on nothing more. */
  close(): void {
    this.#closing = true;
    for (const { transfer } of this.#running.values()) transfer.fail(interrupted());
    this.#outcomes.clear();
    this.#tooLarge.clear();
  }

  #leaveAlone(running: Running) {
    running.lonely = setTimeout(() => running.transfer.fail(interrupted()), lonelyMs).unref();
  }

  #settle({ id }: Transfer) {
    const running = this.#running.get(id);
    if (!running) return;
    this.#running.delete(id);
    clearTimeout(running.end);
    clearTimeout(running.lonely);
    // A refused transfer's id was never given to anybody.
    if (running.isOffered) this.#outcomes.set(id, running.transfer);
  }

  #remember(wish: { ownerId: string; from: string }, reason: unknown) {
    if (reason instanceof AppError && reason.kind === "too-large")
      this.#tooLarge.set(wishKey(wish), reason);
  }
}
