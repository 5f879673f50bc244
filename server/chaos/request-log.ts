/** Expected outcome of an order, by the responses to its shopper. */
export type Outcome = 'paid' | 'unpaid' | 'superseded';

/** An acknowledged order. `key` is its idempotency key. */
export type KnownOrder = { key: string; number: string; token: string; outcome: Outcome; promoCode?: string };

/** Log of the responses to shoppers during a chaos test, with which the database is compared afterwards. */
export class RequestLog {
  readonly orders: KnownOrder[] = [];
  /** Number of responses by status. */
  readonly answers = new Map<number, number>();
  /** Number of requests without a response, because the shop was killed. */
  unanswered = 0;
  /** Number of orders rejected as sold out. */
  soldOut = 0;
  /** Responses that must never occur. */
  readonly wrong: string[] = [];
  /** Duration of each response, in ms. */
  readonly waits: number[] = [];

  /** Records a response. An error is any 5xx except a 503 with Retry-After. */
  note(path: string, { status, headers }: Response, waitMs: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    this.waits.push(waitMs);
    if (status === 503 && !headers.has('retry-after')) this.wrong.push(`${path} answered 503 without Retry-After`);
    if (status >= 500 && status !== 503) this.wrong.push(`${path} answered ${status}`);
  }

  /** Returns the duration that `percent` % of the responses exceeded, in ms. */
  slowest(percent: number): number {
    const sorted = [...this.waits].sort((a, b) => a - b);
    return Math.round(sorted[Math.ceil((sorted.length * (100 - percent)) / 100) - 1] ?? 0);
  }
}

/** Prints the figures of a chaos test on one line. */
export function report(what: string, requestLog: RequestLog, more: Readonly<Record<string, number>> = {}): void {
  const outcomes = { paid: 0, unpaid: 0, superseded: 0 };
  for (const { outcome } of requestLog.orders) outcomes[outcome] += 1;
  const figures = {
    orders: requestLog.orders.length,
    ...outcomes,
    'sold out': requestLog.soldOut,
    answers: requestLog.waits.length,
    '503': requestLog.answers.get(503) ?? 0,
    'without answer': requestLog.unanswered,
    'slowest 1% took ms': requestLog.slowest(1),
    ...more,
  };
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`chaos: ${what}: ${words.join(', ')}\n`);
}
