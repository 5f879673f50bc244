import { shownPrice } from '@/domain/watch-price';
import { sizeOf } from '@/components/size/sized-watch';
import { hasLume } from '@/data/studio';
import { trueSizeRatioOf } from '@/data/picture-scales';
import { pictureAt } from '@/data/pictures';
import { pictureOf } from '@/data/watch-pictures';
import { differencesCopy, removeFilterTitle } from '@/components/filtering/copy-nearest';
import { ResultsGrid } from '@/components/filtering/results-grid';
import { makerNames } from '@/data/brands';
import type { FilteredPage } from '@/data/catalogue/catalogue';
import { resultsId } from '@/domain/paths';
import type { Watch } from '@/domain/watch';
import type { Wrist } from '@/domain/wrist';
import type { WatchKey } from '@/domain/watch-key';
import type { Removal } from '@/store/filtered-list';
import { GridStock } from './card-buttons';
import { type CardWatch, StarsNote, WatchCard, widestPicture } from './watch-card';

/** Cards of up to 400 px with a gap of 40 px, two per row on a phone (docs/product.md 5.4). */
const gridClass =
  'grid grid-cols-2 gap-x-3 gap-y-8 max-[17rem]:grid-cols-1 tablet:gap-x-10 tablet:gap-y-14 laptop:grid-cols-3';

type WatchGridProps = {
  watches: readonly Watch[];
  heading: 'h2' | 'h3';
  eager?: number;
  /** Wrist that the page's address names. */
  wrist?: Wrist;
};

/**
 * @param eager number of first cards whose pictures load with high priority
 * @param notes lines below each watch's card, in the order of the watches
 * @param isResult true if the skip link to the watches leads to this grid
 */
export function WatchGrid({
  watches,
  heading,
  eager = 0,
  notes,
  wrist,
  isResult = false,
}: WatchGridProps & { notes?: readonly (readonly string[])[]; isResult?: boolean }) {
  return (
    <>
      <ul {...(isResult && { id: resultsId, tabIndex: -1 })} className={gridClass}>
        {watches.map((watch, index) => (
          <li key={watch.key} className="max-w-card">
            <WatchCard watch={cardWatch(watch)} heading={heading} first={index < eager} wrist={wrist} />
            {notes?.[index]?.map((note) => (
              <p key={note} className="mt-1 text-sm font-semibold">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <GridStock watches={watches.map(({ catalogue, id }) => ({ catalogue, id }))} />
      <StarsNote />
    </>
  );
}

type NarrowedGridProps = WatchGridProps & {
  list: string;
  /** Keys of the watches that match the URL's filters, in order; undefined if all watches match. */
  keys?: readonly WatchKey[];
  /** The watches nearest to filters that leave none. */
  nearest: FilteredPage['nearest'];
  removals: readonly Removal[];
};

/** A grid that range filters and facets narrow. */
export function NarrowedGrid({ watches, nearest, ...grid }: NarrowedGridProps) {
  return (
    <ResultsGrid
      watches={watches.map(cardWatch)}
      className={gridClass}
      nearest={nearest.map(({ watch, differences }) => ({
        watch: cardWatch(watch),
        notes: differencesCopy(differences, makerNames),
      }))}
      removalsTitle={removeFilterTitle}
      {...grid}
    />
  );
}

function cardWatch(watch: Watch): CardWatch {
  const { catalogue, id, fullName: name, path, pictures, specification } = watch;
  const [front, threeQuarter] = pictures;
  return {
    catalogue,
    id,
    name,
    ...shownPrice(watch),
    path,
    front: { ...pictureOf(watch, 0), trueSize: trueSizeRatioOf(front) },
    hover: { ...pictureAt(threeQuarter, '', widestPicture), trueSize: trueSizeRatioOf(threeQuarter) },
    size: sizeOf(specification),
    ...(hasLume(watch.key) && { glows: true }),
  };
}
