import { Price } from '@/components/catalogue/price';
import { ClearButton } from '@/components/search/clear-button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { compareCopy } from './copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { newArrivals } from '@/data/ranges';
import { pictureOf } from '@/data/watch-pictures';
import { comparePath } from '@/domain/compare';
import { priceCopy } from '@/domain/weekend-price';
import type { Watch } from '@/domain/watch';

/** Maximum number of search results with a link. */
const maxOffered = 8;

/** Number of watches offered before a search. */
const suggested = 4;

/**
 * A search for another watch to compare, with pictures of the results. The form works without JavaScript
 * (docs/product.md 23.4).
 */
export async function AddWatch({ watches, words }: { watches: readonly Watch[]; words: string }) {
  const keys = watches.map(({ key }) => key);
  const found = (await catalogue.searchWatches(words)).filter(({ key }) => !keys.includes(key));
  // Below the heading of the results, or without one.
  const Name = words ? 'h4' : 'h3';
  const offered = words ? found : await suggestions(watches);
  return (
    <section aria-labelledby="add-watch">
      <h2 id="add-watch" className="text-2xl">
        {compareCopy.addTitle}
      </h2>
      <form action="/compare" role="search" aria-labelledby="add-watch" className="mt-3 flex max-w-2xl">
        {keys.length > 0 && <input type="hidden" name="w" value={keys.join(',')} />}
        <input
          type="search"
          name="q"
          required
          aria-label={compareCopy.addLabel}
          placeholder={compareCopy.addLabel}
          defaultValue={words}
          autoComplete="off"
          className="search-field"
        />
        <ClearButton />
        <button type="submit" className="h-11 border border-ink px-4 font-semibold hover:bg-ink hover:text-paper">
          {compareCopy.find}
        </button>
      </form>
      {words && (
        <h3 className="mt-6 text-base">{found.length > 0 ? compareCopy.found : compareCopy.foundNone(words)}</h3>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 laptop:grid-cols-8">
        {offered.slice(0, maxOffered).map((watch) => (
          <li key={watch.key}>
            <Link
              href={comparePath([...keys, watch.key])}
              aria-label={compareCopy.addOf(watch.fullName, priceCopy(watch))}
              className="small-card"
            >
              <Picture
                picture={pictureOf(watch, 0)}
                sizes="(min-width: 64rem) 10vw, 46vw"
                widest={480}
                className="aspect-4/5"
              />
              <Name>{watch.fullName}</Name>
              <span>
                <Price of={watch} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length > maxOffered && <p className="text-soft">{compareCopy.foundMore(found.length - maxOffered)}</p>}
    </section>
  );
}

/** Watches to begin with: new arrivals, or those most like the only one compared. Beside two watches the search is enough. */
async function suggestions(watches: readonly Watch[]): Promise<readonly Watch[]> {
  const [first] = watches;
  if (watches.length > 1) return [];
  if (first) return catalogue.similarWatches(first, suggested);
  return (await catalogue.listPage(newArrivals.catalogue, 1))?.watches.slice(0, suggested) ?? [];
}
