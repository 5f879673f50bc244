import { Link } from '@/components/ui/link';
import { compareCopy } from './copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { comparePath } from '@/domain/compare';
import { priceCopy } from '@/domain/weekend-price';
import type { Watch } from '@/domain/watch';

/** Maximum number of search results with a link. */
const maxOffered = 8;

/** Searches for another watch to compare; the form works without JavaScript (docs/product.md 23.4). */
export async function AddWatch({ watches, words }: { watches: readonly Watch[]; words: string }) {
  const keys = watches.map(({ key }) => key);
  const found = (await catalogue.searchWatches(words)).filter(({ key }) => !keys.includes(key));
  return (
    <section aria-labelledby="add-watch" className="mt-12 max-w-2xl">
      <h2 id="add-watch" className="text-2xl">
        {compareCopy.addTitle}
      </h2>
      <form action="/compare" role="search" aria-labelledby="add-watch" className="mt-4 flex">
        {keys.length > 0 && <input type="hidden" name="w" value={keys.join(',')} />}
        <input
          type="search"
          name="q"
          required
          aria-label={compareCopy.addLabel}
          placeholder={compareCopy.addLabel}
          defaultValue={words}
          autoComplete="off"
          className="h-11 min-w-0 flex-1 appearance-none border border-r-0 border-ink bg-transparent px-3.5 placeholder:text-soft"
        />
        <button type="submit" className="h-11 border border-ink px-4 font-semibold hover:bg-ink hover:text-paper">
          {compareCopy.find}
        </button>
      </form>
      {words && (
        <>
          <h3 className="mt-6 text-base">{found.length > 0 ? compareCopy.found : compareCopy.foundNone(words)}</h3>
          <ul>
            {found.slice(0, maxOffered).map(({ key, fullName, ...priced }) => (
              <li key={key}>
                <Link href={comparePath([...keys, key])} className="bar-link underline underline-offset-4">
                  {compareCopy.addOf(fullName, priceCopy(priced))}
                </Link>
              </li>
            ))}
          </ul>
          {found.length > maxOffered && <p className="text-soft">{compareCopy.foundMore(found.length - maxOffered)}</p>}
        </>
      )}
    </section>
  );
}
