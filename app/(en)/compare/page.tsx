import { compareDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { AddWatch } from '@/components/compare/add-watch';
import { ComparisonDrawing } from '@/components/compare/comparison-drawing';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { compareCopy, leftOutCopy } from '@/components/compare/copy';
import { CopyLink } from '@/components/compare/copy-link';
import { ResumeComparison, SaveComparison } from '@/components/compare/saved-comparison';
import { FallbackLinks } from '@/components/ui/page-parts';
import { findComparison } from '@/data/watches-by-key';
import { findFallbackLinks } from '@/data/navigation';
import { site } from '@/data/site';
import { isWeekend } from '@/data/weekend';
import { comparePath, maxCompared } from '@/domain/compare';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: compareCopy.title,
  description: compareDescription,
  path: '/compare',
  isPrivate: true,
});

/** The comparison of the watches in the query `w` (docs/product.md 23.1). */
export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const { w, q } = await searchParams;
  const { watches, left, unknown } = await findComparison([w ?? []].flat().join(','));
  const keys = watches.map(({ key }) => key);
  const leftOut = leftOutCopy(left, unknown);
  // A link to watches that are not sold shows nothing, so it replaces nothing; one without any empties the comparison.
  const isSaved = w !== undefined && (keys.length > 0 || unknown === 0);
  const words = [q ?? []].flat()[0]?.trim().slice(0, 100) ?? '';
  return (
    <div className="page-width">
      <div className="compare-top">
        <div>
          <h1 className="heading">{compareCopy.title}</h1>
          <p className="mt-1 text-pretty text-soft">{compareCopy.intro(watches.length)}</p>
          {leftOut && <p className="mt-1">{leftOut}</p>}
          {watches.length === 0 && <ResumeComparison />}
        </div>
        {watches.length < maxCompared ? <AddWatch watches={watches} words={words} /> : <p>{compareCopy.full}</p>}
      </div>
      {isSaved && <SaveComparison keys={keys} />}
      {watches.length > 0 && <ComparisonTable watches={watches} isWeekend={isWeekend(shopDate())} />}
      {watches.length > 0 && <ComparisonDrawing watches={watches} />}
      {watches.length > 0 ? (
        <CopyLink path={comparePath(keys)} origin={site.url} />
      ) : (
        <div className="mt-6">
          <FallbackLinks links={await findFallbackLinks()} quiet />
        </div>
      )}
    </div>
  );
}
