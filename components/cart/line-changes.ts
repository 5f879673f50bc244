import { watchKey } from '@/domain/watch-key';
import { totalCents, type CurrentFacts, type LineItem } from '@/domain/line-items';

/** What a stored line said that the catalogue says otherwise now: the price of one, in cents, and the name. */
export type LineChange = { cents?: number; name?: string };

/** The lines whose price or name the catalogue has changed since they were stored, by their key. */
export function changesOf(lines: readonly LineItem[], facts: CurrentFacts): ReadonlyMap<string, LineChange> {
  const changes = new Map<string, LineChange>();
  for (const line of lines) {
    const fact = facts[watchKey(line)];
    if (!fact) continue;
    const cents = unitCents(line) === unitCents({ ...line, price: fact.price }) ? undefined : unitCents(line);
    const name = line.name === fact.name ? undefined : line.name;
    if (cents !== undefined || name !== undefined) changes.set(watchKey(line), { cents, name });
  }
  return changes;
}

/** The price of one, in cents. Unlike `centsOf` it takes any price that storage may hold. */
export function unitCents(line: LineItem): number {
  return totalCents([{ ...line, quantity: 1 }]);
}
