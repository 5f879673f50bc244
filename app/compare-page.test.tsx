// Verifies docs/product.md 23.8.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { AddWatch } from '@/components/compare/add-watch';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { CopyLink } from '@/components/compare/copy-link';
import { ResumeComparison, SaveComparison } from '@/components/compare/saved-comparison';
import { FallbackLinks } from '@/components/ui/page-parts';
import { site } from '@/data/site';
import ComparePage from './(en)/compare/page';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

type WithChildren = ReactElement<{ children?: ReactNode }>;

/** All elements of a page that are written in its own markup. */
const elementsOf = (node: ReactNode): ReactElement[] =>
  Children.toArray(node)
    .filter((each): each is WithChildren => isValidElement(each))
    .flatMap((each) => [each, ...elementsOf(each.props.children)]);

it.each([
  ['a link without a selection leaves the stored comparison', {}, []],
  ['a link from which the last watch was removed empties it', { w: '' }, [[]]],
  ['a link to watches that are not sold leaves it, for the offer to resume it', { w: 'rolex/1,xerix/99' }, []],
  ['a link with watches replaces it', { w: 'xerix/2,undone/3' }, [['xerix/2', 'undone/3']]],
])('ComparePage: %s', async (_, query, stored) => {
  const page = await ComparePage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });
  const saved = elementsOf(page).filter(({ type }) => type === SaveComparison);
  expect(saved.map(({ props }) => props)).toEqual(stored.map((keys) => ({ keys })));
});

it.each([
  [3, true],
  [4, false],
])('ComparePage with %d watches offers another one: %s', async (count, hasOffer) => {
  const keys = ['xerix/1', 'xerix/2', 'undone/3', 'timex/2'].slice(0, count);
  const q = [` ${'x'.repeat(120)}`, 'second'];
  const searchParams = Promise.resolve({ w: [keys.slice(0, 2).join(','), ...keys.slice(2)], q });
  const page = await ComparePage({ params: Promise.resolve({}), searchParams });
  const propsOf = (of: unknown) =>
    elementsOf(page)
      .filter(({ type }) => type === of)
      .map(({ props }) => props);
  expect(propsOf(AddWatch)).toMatchObject(hasOffer ? [{ watches: { length: count }, words: 'x'.repeat(100) }] : []);
  expect(propsOf(CopyLink)).toEqual([{ path: `/compare?w=${keys.join(',')}`, origin: site.url }]);
});

it('ComparePage without watches offers to resume the last comparison, and links to the lists', async () => {
  const page = await ComparePage({ params: Promise.resolve({}), searchParams: Promise.resolve({ w: 'rolex/1' }) });
  const types = elementsOf(page).map(({ type }) => type);
  const shown = [ResumeComparison, FallbackLinks, AddWatch, ComparisonTable, CopyLink].map((of) => types.includes(of));
  expect(shown).toEqual([true, true, true, false, false]);
});
