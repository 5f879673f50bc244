import { addressOf } from '@/domain/language';
import { Price } from '@/components/catalogue/price';
import { ClearButton } from '@/components/search/clear-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { compareCopy } from './copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { newArrivals } from '@/data/ranges';
import { pictureOf } from '@/data/watch-pictures';
import { comparePath } from '@/domain/compare';
import { shownPrice } from '@/domain/watch-price';
import type { Watch } from '@/domain/watch';

/** Maximum number of search results with a link. */
const maxOffered = 8;

/** Number of watches offered before a search. */
const suggested = 4;

/** Beside compared watches the results take one row, which scrolls sideways on a narrow screen. */
const row = {
  list: 'flex gap-x-3 overflow-x-auto laptop:grid laptop:grid-cols-8',
  item: 'w-28 shrink-0 laptop:w-auto',
  sizes: '(min-width: 64rem) 10vw, 112px',
};

const gallery = {
  list: 'grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 laptop:grid-cols-8',
  item: undefined,
  sizes: '(min-width: 64rem) 10vw, 46vw',
};

/**
 * A search for another watch to compare, with pictures of the results. The form works without JavaScript
 * (docs/product.md 23.4).
 */
export async function AddWatch({ watches, words }: { watches: readonly Watch[]; words: string }) {
  const keys = watches.map(({ key }) => key);
  const found = (await catalogue.searchWatches(words)).filter(({ key }) => !keys.includes(key));
  const isFirst = watches.length === 0;
  const { list, item, sizes } = isFirst ? gallery : row;
  // Below the heading of the results, or without one.
  const Name = words ? 'h4' : 'h3';
  const offered = words ? found : isFirst ? await newest() : [];
  // In one line of small pictures: the photographs below begin in the upper half of a screen (docs/product.md 23.3).
  const [first] = watches;
  const similar = first && watches.length === 1 && !words ? await catalogue.similarWatches(first, suggested) : [];
  const linkTo = (watch: Watch) => ({
    href: comparePath([...keys, watch.key]),
    'aria-label': compareCopy.addOf(watch.fullName),
  });
  return (
    <section aria-labelledby="add-watch">
      <h2 id="add-watch" className="sr-only">
        {compareCopy.addTitle}
      </h2>
      <form action={addressOf('/compare')} role="search" aria-labelledby="add-watch" className="flex">
        {keys.length > 0 && <input type="hidden" name="w" value={keys.join(',')} />}
        <input
          type="search"
          name="q"
          required
          aria-label={compareCopy.addLabel}
          placeholder={compareCopy.addPrompt}
          defaultValue={words}
          autoComplete="off"
          className="search-field"
        />
        <ClearButton />
        <button type="submit" className="h-11 border border-ink px-4 font-semibold hover:bg-ink hover:text-paper">
          {compareCopy.find}
        </button>
      </form>
      {words && <h3 className="text-base">{found.length > 0 ? compareCopy.found : compareCopy.foundNone(words)}</h3>}
      {offered.length > 0 && (
        <ul className={list}>
          {offered.slice(0, maxOffered).map((watch) => (
            <li key={watch.key} className={item}>
              <Link {...linkTo(watch)} aria-describedby={`add-${watch.key}`} className="small-card">
                <Picture picture={pictureOf(watch, 0)} sizes={sizes} widest={480} className="aspect-4/5" />
                <Name>{watch.fullName}</Name>
                {/* Not in the label: the price is written in the shopper's currency (docs/product.md 44.2). */}
                <span id={`add-${watch.key}`}>
                  <Price of={shownPrice(watch)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {similar.length > 0 && (
        <ul className="flex gap-x-5 overflow-x-auto">
          {similar.map((watch) => (
            <li key={watch.key} className="shrink-0">
              <Link {...linkTo(watch)} className="flex min-h-11 items-center gap-2 text-sm hover:underline">
                <Icon name="plus" className="size-4" />
                <Picture picture={pictureOf(watch, 0)} sizes="36px" widest={320} className="w-9" />
                {watch.fullName}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.length > maxOffered && <p className="text-soft">{compareCopy.foundMore(found.length - maxOffered)}</p>}
    </section>
  );
}

async function newest(): Promise<readonly Watch[]> {
  return (await catalogue.listPage(newArrivals.catalogue, 1))?.watches.slice(0, suggested) ?? [];
}
