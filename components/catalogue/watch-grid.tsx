import type { StoredWatch } from '@/domain/stored-watch';
import { WatchCard } from './watch-card';

type WatchGridProps = { watches: readonly StoredWatch[]; heading: 'h2' | 'h3'; eager?: number };

/** Cards of up to 400 px with a 40 px gap, two to a row on a phone (spec section 2; the brief, Shape). */
export function WatchGrid({ watches, heading, eager = 0 }: WatchGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 tablet:gap-x-10 tablet:gap-y-14 laptop:grid-cols-3">
      {watches.map((watch, index) => (
        <li key={`${watch.catalogue}/${watch.id}`} className="max-w-card">
          <WatchCard watch={watch} heading={heading} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}
