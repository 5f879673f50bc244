import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type WatchKey } from '@/domain/watch-key';
import { type Records } from '@/server/database/database';
import { tellOwner } from '@/server/owner/tell-owner';

/** Tells the owner that few pieces of a watch are left, and that none is: each once a day (UTC) for a watch. */
export async function tellLow(records: Records, watch: WatchKey, left: number, now: Date): Promise<void> {
  const name = (await catalogue.findWatch(watch))?.fullName ?? watch;
  const cause = `${left === 0 ? 'sold-out' : 'low-stock'}:${watch}:${now.toISOString().slice(0, 10)}`;
  const subject = left === 0 ? `Sold out: ${name}` : `${left} left: ${name}`;
  const lines = [
    left === 0
      ? `The last ${name} (${watch}) has been ordered. The shop says so and sells no more of it.`
      : `${left === 1 ? 'One piece' : `${left} pieces`} of ${name} (${watch}) can still be ordered.`,
    `Once there are more, say so: npm run orders -- stock ${watch} +10`,
  ];
  await tellOwner(records, cause, { subject, lines }, now);
}
