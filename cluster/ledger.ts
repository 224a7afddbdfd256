/** Records acknowledged writes, which must not be lost whatever happens. */
export class Ledger {
  /** Ids of jobs that a recruiter was told are posted. */
  readonly jobs = new Set<string>();
  /** Ids of applications that a candidate was told are sent. */
  readonly applications = new Set<string>();
  /** By application, its possible statuses: the last acknowledged one, and those sent since then. */
  readonly statuses = new Map<string, Set<string>>();
  /** The moments at which something was acknowledged, in milliseconds. */
  readonly moments: number[] = [];
  /** The number of answers with each status, by method; requests without an answer count as 0. */
  readonly answers = new Map<string, number>();

  /** The number of answers with this status. */
  countOf(status: number): number {
    const counts = Object.values(this.answersWith(status));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** The answers with one of the statuses. */
  answersWith(...statuses: number[]): Record<string, number> {
    const wanted = new Set(statuses.map(String));
    return Object.fromEntries(
      [...this.answers].filter(([key]) => wanted.has(key.split(" ")[1] ?? "")),
    );
  }

  note(method: string, status: number): void {
    const key = `${method} ${status}`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  acknowledge(): void {
    this.moments.push(performance.now());
  }

  /** The longest time, in milliseconds, without any acknowledgement since then. */
  longestPause(since: number): number {
    const later = [since, ...this.moments.filter((moment) => moment >= since)];
    return Math.max(0, ...later.map((moment, index) => moment - (later[index - 1] ?? moment)));
  }
}
