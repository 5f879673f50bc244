import { shownPrice } from '@/domain/watch-price';
import { SmallCard } from '@/components/catalogue/small-card';
import { relatedCopy, similarityCopy } from '@/components/product/copy';
import { pictureAt } from '@/data/pictures';
import { similarityReasons } from '@/domain/similarity-reasons';
import type { Watch } from '@/domain/watch';

/** Number of related watches: two rows on a phone, one row from tablet width. */
export const relatedShown = 4;

type RelatedWatchesProps = { watch: Watch; related: readonly Watch[] };

/** The most similar watches, each with the reasons (docs/product.md 6.13). */
export function RelatedWatches({ watch, related }: RelatedWatchesProps) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="more-section">
      <h2 id="related">{relatedCopy.title}</h2>
      <ul className="four-cards">
        {related.map((other) => (
          <li key={other.key}>
            <SmallCard
              watch={{
                name: other.fullName,
                ...shownPrice(other),
                path: other.path,
                picture: pictureAt(other.pictures[0], ''),
              }}
              sizes="(min-width: 85.375rem) 310px, (min-width: 48rem) 22vw, 46vw"
              note={similarityCopy(similarityReasons(watch, other))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
