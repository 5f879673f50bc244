// Verifies docs/product.md 24.2 (watch, list).
import { render } from '@testing-library/react';
import type { Route } from 'next';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { ListData } from './structured-data/list-data';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const origin = 'https://shop.example';
const crumbs: readonly Crumb[] = [
  { name: 'Home', path: '/' },
  { name: 'All watches', path: '/all' },
  { name: 'Xeric', path: '/all/xerix' as Route },
];

it.each([1, 2, 3])('search engines read a breadcrumb list of %d from position 1 upwards', (count) => {
  const { container } = render(<Breadcrumbs crumbs={crumbs.slice(0, count)} origin={origin} />);
  const data: unknown = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.slice(0, count).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === '/' ? origin : `${origin}${path}`,
    })),
  });
});

it('search engines read the watches of a later page at their positions in the whole list', () => {
  const watches = [
    ['Slow Meridian', '/all/xerix/1' as Route],
    ['Late Comet', '/all/xerix/2' as Route],
  ] as const;
  const { container } = render(<ListData name="All, page 2" count={63} from={61} watches={watches} origin={origin} />);
  expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toMatchObject({
    '@type': 'ItemList',
    name: 'All, page 2',
    numberOfItems: 63,
    itemListElement: watches.map(([name, path], index) => ({ position: 61 + index, name, url: `${origin}${path}` })),
  });
});
