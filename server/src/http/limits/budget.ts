import type { Quota } from "./limits.ts";

/** The holders of one network, and how much they hold together. */
interface Network {
  name: string;
  used: number;
  holdings: number;
  /** Holders that may be cut off, oldest first. */
  exposed: Set<Holding>;
}

/**
 * Divides something among networks, such as connections or memory. When all of it is taken, the network
 * that has the most makes room for one that has less: a flood takes from nobody else.
 */
export class Budget {
  readonly #quota: Quota;
  readonly #networks = new Map<string, Network>();
  #used = 0;

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  /** The bytes that are held now. */
  get used(): number {
    return this.#used;
  }

  /**
   * Opens a holder, which holds nothing until it takes something.
   * @param cut ends the holder where others need its share; the share is given back already
   */
  open(name: string, cut: () => void): Holding {
    const network = this.#networks.get(name) ?? { name, used: 0, holdings: 0, exposed: new Set() };
    this.#networks.set(name, network);
    network.holdings += 1;
    return new Holding(this, network, cut);
  }

  /** Takes so much for the network, or answers what is exhausted. */
  take(network: Network, amount: number): "taken" | "network" | "all" {
    const wanted = network.used + amount;
    if (wanted > this.#quota.network) return "network";
    while (this.#used + amount > this.#quota.all) if (!this.#makeRoom(wanted)) return "all";
    this.#used += amount;
    network.used += amount;
    return "taken";
  }

  giveBack(network: Network, amount: number): void {
    this.#used -= amount;
    network.used -= amount;
    network.holdings -= 1;
    if (network.holdings === 0) this.#networks.delete(network.name);
  }

  /**
   * Cuts off one request of the network that holds most, if that is more than the asking network
   * would hold.
   */
  #makeRoom(wanted: number): boolean {
    let most: Network | null = null;
    for (const network of this.#networks.values())
      if (network.exposed.size > 0 && network.used > (most?.used ?? wanted)) most = network;
    const [oldest] = most?.exposed ?? [];
    oldest?.cut();
    return oldest !== undefined;
  }
}

/** One holder's part of a budget. */
export class Holding {
  readonly #budget: Budget;
  readonly #network: Network;
  readonly #cut: () => void;
  #held = 0;
  #isOver = false;

  constructor(budget: Budget, network: Network, cut: () => void) {
    this.#budget = budget;
    this.#network = network;
    this.#cut = cut;
  }

  /** Takes more, or answers what is exhausted: the network's share, or all there is. */
  take(amount: number): "taken" | "network" | "all" {
    if (this.#isOver) return "all";
    const answer = this.#budget.take(this.#network, amount);
    if (answer === "taken") this.#held += amount;
    return answer;
  }

  /**
   * Allows the holder to be cut off for others. Within a network the one that was exposed first
   * goes first.
   */
  expose(): void {
    if (!this.#isOver) this.#network.exposed.add(this);
  }

  protect(): void {
    this.#network.exposed.delete(this);
  }

  /** Gives all of it back, for good. */
  release(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.protect();
    this.#budget.giveBack(this.#network, this.#held);
  }

  cut(): void {
    this.release();
    this.#cut();
  }
}
