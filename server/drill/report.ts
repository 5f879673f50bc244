import { type Ledger } from './ledger';

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
  process.stdout.write(`drill: ${what}: ${words.join(', ')}\n`);
}
