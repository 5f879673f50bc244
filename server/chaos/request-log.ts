/** What an order has to have come to, by what its shopper was told. */
export type Fate = 'paid' | 'unpaid' | 'superseded';

/** An order that a shop has acknowledged. `key` is the idempotency key that it was asked for with. */
export type KnownOrder = { key: string; number: string; token: string; fate: Fate; promoCode?: string };

/** What shoppers have been told while a drill went on: what its records are held to afterwards. */
export class Ledger {
  readonly orders: KnownOrder[] = [];
  /** Answers by their status. */
  readonly answers = new Map<number, number>();
  /** Requests that got no answer, because their shop was gone. */
  unanswered = 0;
  /** Orders that were refused because their watch was sold out. */
  soldOut = 0;
  /** What no shopper may ever be told. */
  readonly wrong: string[] = [];
  /** How long each answer took, in ms. */
  readonly waits: number[] = [];

  /** Notes an answer, and what is wrong with it: no 5xx but a 503 that says when to come again. */
  note(path: string, { status, headers }: Response, waitMs: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    this.waits.push(waitMs);
    if (status === 503 && !headers.has('retry-after')) this.wrong.push(`${path} answered 503 without Retry-After`);
    if (status >= 500 && status !== 503) this.wrong.push(`${path} answered ${status}`);
  }

  /** How long an answer took that only so many of a hundred were slower than, in ms. */
  slowest(percent: number): number {
    const sorted = [...this.waits].sort((a, b) => a - b);
    return Math.round(sorted[Math.ceil((sorted.length * (100 - percent)) / 100) - 1] ?? 0);
  }
}

/** Prints the figures of a drill on one line. */
export function report(what: string, ledger: Ledger, more: Readonly<Record<string, number>> = {}): void {
  const fates = { paid: 0, unpaid: 0, superseded: 0 };
  for (const { fate } of ledger.orders) fates[fate] += 1;
  const figures = {
    orders: ledger.orders.length,
    ...fates,
    'sold out': ledger.soldOut,
    answers: ledger.waits.length,
    '503': ledger.answers.get(503) ?? 0,
    'without answer': ledger.unanswered,
    'slowest 1% took ms': ledger.slowest(1),
    ...more,
  };
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`chaos: ${what}: ${words.join(', ')}\n`);
}
