// Verifies docs/product.md 5.17.
import { act, render, screen } from '@testing-library/react';
import type { Route } from 'next';
import { countCopy } from '@/components/catalogue/copy';
import type { CardWatch } from '@/components/catalogue/watch-card';
import { wristCopy } from '@/components/size/copy';
import { useFilteredList } from '@/store/filtered-list';
import { ResultCount, ResultsGrid } from './results-grid';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/watch-client', () => ({ fetchStock: () => Promise.resolve(undefined) }));

const picture = { file: 'a', widths: [320], width: 1200, height: 1500, alt: '', trueSize: 1 };
const watch = (id: number): CardWatch => ({
  catalogue: 'xerix',
  id,
  name: `Watch ${id}`,
  path: `/all/xerix/${id}` as Route,
  ...{ priceCents: 100_00, prices: '100,,,' },
  ...{ front: picture, hover: picture },
  size: { caseDiameter: 40, lugToLug: 47, wristMin: 140, wristMax: 200 },
});
const removal = (label: string) => ({ label, name: `Remove ${label}`, href: `/all?${label}` as Route });

const cards = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const removals = () => screen.queryAllByRole('link', { name: /^Remove/ }).map(({ textContent }) => textContent);
const { show, forget } = useFilteredList.getState();

beforeEach(() => act(forget));

it('a list shows what its own filters leave in their order, then the nearest watches, and again the list of the shop', () => {
  render(
    <>
      <ResultCount list="/all" found={2} all={3} />
      <ResultsGrid
        list="/all"
        watches={[1, 2, 3].map(watch)}
        keys={['xerix/2', 'xerix/3']}
        heading="h3"
        className=""
        wrist={{ figure: 165, unit: 'mm' }}
        nearest={[{ watch: watch(9), notes: ['Of the shop'] }]}
        removals={[removal('shop')]}
        removalsTitle="Without one filter"
      />
    </>,
  );
  const count = () => screen.getByRole('status').textContent;
  const fits = (millimeters: number) =>
    screen.queryAllByText(new RegExp(wristCopy({ figure: millimeters, unit: 'mm' })));
  expect([cards(3), removals(), count()]).toEqual([['Watch 2', 'Watch 3'], [], countCopy(2, 3)]);
  expect(fits(165)).toHaveLength(2);
  act(() => show('/new', ['xerix/1'], undefined, { nearest: [], removals: [] })); // of another page
  expect([cards(3), count()]).toEqual([['Watch 2', 'Watch 3'], countCopy(2, 3)]);
  act(() => show('/all', ['xerix/3', 'xerix/1', 'xerix/2'], { figure: 170, unit: 'mm' }));
  expect([cards(3), count()]).toEqual([['Watch 3', 'Watch 1', 'Watch 2'], countCopy(3, 3)]);
  expect([fits(170).length, fits(165).length]).toEqual([3, 0]);
  act(() => show('/all', ['xerix/3']));
  expect(fits(165)).toEqual([]);
  const nearest = [{ key: 'xerix/1', notes: ['$300, more than $100', 'Solar'] }] as const;
  act(() => show('/all', ['xerix/3'], undefined, { nearest, removals: [removal('price')] }));
  expect([cards(3), removals()]).toEqual([['Watch 3'], []]);
  act(() => show('/all', [], undefined, { nearest, removals: [removal('price')] }));
  expect([cards(3), removals(), count()]).toEqual([['Watch 1'], ['price'], countCopy(0, 3)]);
  expect(screen.getByText('Solar')).toBeVisible();
  act(forget);
  expect([cards(3), removals()]).toEqual([['Watch 2', 'Watch 3'], []]);
});

it('the shop’s nearest watches show without filters of the browser', () => {
  render(
    <ResultsGrid
      list="/all"
      watches={[watch(1)]}
      keys={[]}
      heading="h2"
      className=""
      nearest={[{ watch: watch(9), notes: ['Of the shop'] }]}
      removals={[removal('shop')]}
      removalsTitle="Without one filter"
    />,
  );
  expect([cards(3), removals()]).toEqual([['Watch 9'], ['shop']]);
  expect(screen.getByText('Of the shop')).toBeVisible();
});
