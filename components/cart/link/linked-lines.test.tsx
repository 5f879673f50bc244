// Verifies docs/product.md 34.3 (sold-out watch), 34.11 (weekend has begun, weekend has ended).
import { render, screen } from '@testing-library/react';
import { handOffCopy } from '@/components/agent/copy';
import { stockCopy } from '@/components/product/copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { WatchKey } from '@/domain/watch-key';
import { cartLinkCopy as copy } from './copy';
import { type LinkedWatch, LinkedLines } from './linked-lines';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

async function linked(key: WatchKey, change: Partial<LinkedWatch> = {}): Promise<LinkedWatch> {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`The shop sells ${key}.`);
  return { watch, quantity: 2, unitCents: watch.priceCents, availability: 'in-stock', ...change };
}

it('a sold-out watch of a cart link is marked and leads to the back-in-stock form', async () => {
  const watches = [await linked('xerix/1'), await linked('undone/3', { availability: 'sold-out' })];
  render(<LinkedLines label="Watches" watches={watches} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveTextContent(copy.soldOut);
  expect(second).toHaveTextContent(copy.soldOut);
  expect(screen.getByRole('link', { name: stockCopy.mailMe })).toHaveAttribute('href', '/back-in-stock?watch=undone/3');
});

it.each([
  ['begun', 289_00, 202_30, '$289.00', '$202.30'],
  ['ended', 202_30, 289_00, '$202.30', '$289.00'],
])(
  'a line whose price has changed because a weekend has %s shows both prices',
  async (_, beforeCents, unitCents, before, now) => {
    render(<LinkedLines label="Watches" watches={[await linked('timex/2', { beforeCents, unitCents })]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(handOffCopy.wasPrice(before, now));
  },
);
