// Verifies docs/product.md 23.8.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { SaveComparison } from '@/components/compare/saved-comparison';
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
  ['a link with watches replaces it', { w: 'xerix/2,undone/3' }, [['xerix/2', 'undone/3']]],
])('ComparePage: %s', async (_, query, stored) => {
  const page = await ComparePage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });
  const saved = elementsOf(page).filter(({ type }) => type === SaveComparison);
  expect(saved.map(({ props }) => props)).toEqual(stored.map((keys) => ({ keys })));
});
