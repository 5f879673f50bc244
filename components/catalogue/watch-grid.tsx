import { pictureAt } from '@/data/pictures';
import { pictureOf } from '@/data/watch-pictures';
import type { Watch } from '@/domain/watch';
import { type CardWatch, WatchCard } from './watch-card';

/** A card is 400 CSS px wide at most: two px of the picture for each. */
const widestPicture = 800;

type WatchGridProps = { watches: readonly Watch[]; heading: 'h2' | 'h3'; eager?: number };

/** Cards of up to 400 px with a 40 px gap, two to a row on a phone (docs/product.md 5.4). */
export function WatchGrid({ watches, heading, eager = 0 }: WatchGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 tablet:gap-x-10 tablet:gap-y-14 laptop:grid-cols-3">
      {watches.map((watch, index) => (
        <li key={watch.key} className="max-w-card">
          <WatchCard watch={cardWatch(watch)} heading={heading} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}

function cardWatch(watch: Watch): CardWatch {
  const { catalogue, id, name, priceCents, path, pictures } = watch;
  return {
    catalogue,
    id,
    name,
    priceCents,
    path,
    front: pictureOf(watch, 0, widestPicture),
    hover: pictureAt(pictures[1], '', widestPicture),
  };
}
