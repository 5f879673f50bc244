// Verifies docs/product.md 2.10, 24.11.
import { filteredListPath, parseFilterState } from '@/domain/filtering/filter-state';
import robots from './robots';

/** True if a crawler may read an address: the longest matching rule counts (RFC 9309, section 2.2.2). */
function isAllowed(address: string): boolean {
  const { rules } = robots();
  const [{ allow, disallow } = {}] = [rules].flat();
  const longest = (patterns: string | string[] = []) =>
    [patterns]
      .flat()
      .filter((pattern) => new RegExp(`^${pattern.replaceAll('?', '[?]').replaceAll('*', '.*')}`).test(address))
      .reduce((most, pattern) => Math.max(most, pattern.length), 0);
  return longest(allow) >= longest(disallow);
}

test.each([
  '/',
  '/all/xerix/1',
  '/all/xerix/1?utm_source=mail&utm_medium=letter',
  '/search?q=moon&page=2',
  '/compare?w=xerix/1,undone/3',
  '/thanks?order=a&from=payment',
])('robots.txt allows %s', (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each(['price=-300', 'movement=automatic', 'sort=price', 'diameter=36-42'])(
  'robots.txt allows a list with the one filter %s, so that its noindex is read',
  (query) => {
    expect(isAllowed(filteredListPath('/all', { filterState: parseFilterState(new URLSearchParams(query)) }))).toBe(
      true,
    );
  },
);

test.each(['price=-300&sort=price', 'movement=automatic&movement=quartz', 'diameter=36-42&dial=black&case=steel'])(
  'robots.txt disallows the combination %s on lists and in a search',
  (query) => {
    const filterState = parseFilterState(new URLSearchParams(query));
    expect(isAllowed(filteredListPath('/all/xerix' as '/all', { filterState }))).toBe(false);
    expect(isAllowed(filteredListPath('/search', { words: 'moon', filterState }))).toBe(false);
  },
);
