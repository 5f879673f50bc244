import { watchKey } from '@/domain/watch-key';
import { unitCents, type CurrentOffers, type LineItem } from '@/domain/line-items';

/** What a stored line said that the catalogue says otherwise now: the price of one, in cents, and the name. */
export type LineChange = { cents?: number; name?: string };

/** The lines whose price or name the catalogue has changed since they were stored, by their key. */
export function changesOf(lines: readonly LineItem[], offers: CurrentOffers): ReadonlyMap<string, LineChange> {
  const changes = new Map<string, LineChange>();
  for (const line of lines) {
    const offer = offers[watchKey(line)];
    if (!offer) continue;
    const cents = unitCents(line) === offer.priceCents ? undefined : unitCents(line);
    const name = line.name === offer.name ? undefined : line.name;
    if (cents !== undefined || name !== undefined) changes.set(watchKey(line), { cents, name });
  }
  return changes;
}
