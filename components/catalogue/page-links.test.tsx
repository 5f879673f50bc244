// Verifies docs/product.md 2.8, 24.11.
import { render, screen, within } from '@testing-library/react';
import { pageLinkCopy } from './copy';
import { listPagePath } from '@/data/list-pages';
import { filteredListPath } from '@/domain/filtering/filter-state';
import { PageLinks } from './page-links';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/catalogue/shop-catalogue', () => ({}));

const pathOf = (page: number) => listPagePath('/all', page);

const links = () =>
  within(screen.getByRole('navigation', { name: pageLinkCopy.title }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a list of one page has no pagination', () => {
  const { container } = render(<PageLinks pathOf={pathOf} page={1} pages={1} />);
  expect(container).toBeEmptyDOMElement();
});

test('the first page links to itself by the path of the list and to the second page by number and "Next"', () => {
  render(<PageLinks pathOf={pathOf} page={1} pages={2} />);
  expect(links()).toEqual(['1 /all', '2 /all/page/2', 'Next /all/page/2']);
});

test('the last page has a "Previous" link and no "Next" link', () => {
  render(<PageLinks pathOf={pathOf} page={3} pages={3} />);
  expect(links()).toEqual(['Previous /all/page/2', '1 /all', '2 /all/page/2', '3 /all/page/3']);
});

test('pagination of a long list links the first page, the last page and two pages on each side of the current one', () => {
  render(<PageLinks pathOf={pathOf} page={9} pages={167} />);
  expect(links().map((link) => link.split(' ')[0])).toEqual('Previous 1 7 8 9 10 11 167 Next'.split(' '));
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(pageLinkCopy.page(9));
});

test.each([
  [4, 'Previous123456…9Next'],
  [5, 'Previous1…34567…9Next'],
  [6, 'Previous1…456789Next'],
  [8, 'Previous1…6789Next'],
])('pagination on page %d of 9 has an ellipsis only where it leaves pages out', (page, text) => {
  render(<PageLinks pathOf={pathOf} page={page} pages={9} />);
  expect(screen.getByRole('navigation')).toHaveTextContent(text);
});

test.each([
  ['a list', listPagePath.bind(undefined, '/all'), ['prev', null, null, null, 'next']],
  [
    'a filtered list',
    (page: number) => filteredListPath('/all', { words: 'moon', page }),
    ['prev nofollow', 'nofollow', 'nofollow', 'nofollow', 'next nofollow'],
  ],
])('crawlers follow the pagination of %s as its links say', (_, paths, expected) => {
  render(<PageLinks pathOf={paths} page={2} pages={3} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual(expected);
});
