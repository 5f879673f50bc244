import { act, render, screen, within } from '@testing-library/react';
import { currencyEvent } from '@/browser/currency';
import { bestCopy, compareCopy, leftOutCopy } from './copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findComparison } from '@/data/watches-by-key';
import type { WatchKey } from '@/domain/watch-key';
import { ComparisonDrawing } from './comparison-drawing';
import { ComparisonTable } from './comparison-table';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const find = (...keys: WatchKey[]) => catalogue.findWatches(keys);

it('the table names its watches and links each to the comparison without it', async () => {
  render(<ComparisonTable watches={await find('xerix/1', 'womens/6', 'undone/3')} isWeekend={false} />);
  const table = screen.getByRole('table', { name: 'Xeric Slow Meridian, Timex Quince 24 and Undone Late Matinee' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(13);
  const remove = within(table).getByRole('link', { name: compareCopy.removeOf('Timex Quince 24') });
  expect(remove).toHaveAttribute('href', '/compare?w=xerix/1,undone/3');
});

it('a row with different values has "differs" in its header and the best value has a text label', async () => {
  render(<ComparisonTable watches={await find('xerix/1', 'womens/6')} isWeekend={false} />);
  expect(screen.getByText(compareCopy.marked)).toBeVisible();
  const weight = screen.getByRole('row', { name: /^Weight ?, differs/ });
  expect(within(weight).getAllByRole('cell')[1]).toHaveTextContent(bestCopy.weight);
  expect(within(weight).getAllByRole('cell')[0]).not.toHaveTextContent(bestCopy.weight);
});

it('a comparison of one watch marks no difference and no best value', async () => {
  render(<ComparisonTable watches={await find('xerix/1')} isWeekend={false} />);
  expect(screen.queryByText(new RegExp(compareCopy.differs))).not.toBeInTheDocument();
  for (const words of Object.values(bestCopy)) expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByText(compareCopy.markedLater)).toBeVisible();
});

// Verifies docs/product.md 44.16.
it('the price row has a price in each currency and the marks of the chosen one, without moving the rows below', async () => {
  render(<ComparisonTable watches={await find('timex/5', 'timex/6')} isWeekend={false} />);
  const row = () => screen.getByRole('row', { name: /^Price/ });
  const lowest = () => within(row()).getByText(bestCopy.price);
  expect([...row().querySelectorAll('[data-prices]')].map((price) => price.getAttribute('data-prices'))).toEqual([
    '169,159,134,26000',
    '143.65,135.15,113.9,22100',
    '179,159,144,27000',
    '161.1,143.1,129.6,24300',
  ]);
  expect(within(row()).getAllByRole('cell')[0]).toHaveTextContent('$169.00, $143.65 on weekends');
  expect(lowest()).not.toHaveAttribute('aria-hidden');
  document.documentElement.dataset.currency = 'eur';
  act(() => void window.dispatchEvent(new Event(currencyEvent)));
  expect(lowest()).toHaveAttribute('aria-hidden', 'true');
  expect(lowest()).toHaveClass('invisible');
  delete document.documentElement.dataset.currency;
});

it('the drawing names each watch with its letter and gives each outline its own dash pattern', async () => {
  const { container } = render(
    <ComparisonDrawing watches={await find('xerix/1', 'gshock/1', 'womens/6', 'undone/3')} />,
  );
  const [front, side] = screen.getAllByRole('img');
  expect(front).toHaveAccessibleName(/A Xeric Slow Meridian, B G-Shock Deadfall 46, C .+ and D Undone Late Matinee/);
  expect(side).toHaveAccessibleName(/A Xeric Slow Meridian/);
  const dashes = [...(front?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('stroke-dasharray'));
  expect(new Set(dashes).size).toBe(4);
  const legend = [...container.querySelectorAll('li')].map((item) => [
    item.querySelector('span')?.textContent,
    item.querySelector('path')?.getAttribute('stroke-dasharray'),
  ]);
  expect(legend).toEqual(['A', 'B', 'C', 'D'].map((letter, index) => [letter, dashes[index]]));
  for (const view of [front, side]) {
    const letters = [...(view?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
    expect(letters).toEqual(['A', 'B', 'C', 'D']);
  }
  expect(container.querySelectorAll('li')).toHaveLength(4);
  expect(container.querySelector('li')).toHaveTextContent(compareCopy.outline(42, 49, 12.3));
});

describe('the watches of a comparison URL', () => {
  const keysOf = async (text: string) => (await findComparison(text)).watches.map(({ key }) => key);

  it('contain a repeated watch once and keep the order of the URL', async () => {
    expect(await keysOf('undone/3,xerix/1,undone/3')).toEqual(['undone/3', 'xerix/1']);
  });

  it('are at most four, and the page names the others', async () => {
    const found = await findComparison('xerix/1,xerix/2,xerix/3,xerix/4,xerix/5,xerix/6');
    expect(found.watches).toHaveLength(4);
    expect(found.left).toEqual(['Xeric Eleven Days', 'Xeric Half Eclipse']);
    expect(leftOutCopy(found.left, 0)).toMatch(/Xeric Eleven Days and Xeric Half Eclipse are not shown/);
  });

  it('exclude and count keys that the shop does not sell', async () => {
    const found = await findComparison('rolex/1,xerix/7,xerix/1,xerix/01,,xerix/2,xerix/3,xerix/4');
    expect(found).toMatchObject({ left: [], unknown: 3, watches: { length: 4 } });
    expect(leftOutCopy([], found.unknown)).toMatch(/^3 of the watches/);
    expect(leftOutCopy([], 0)).toBeUndefined();
  });

  it('are none when the URL names no watch', async () => {
    expect(await findComparison('')).toEqual({ watches: [], left: [], unknown: 0 });
  });
});
