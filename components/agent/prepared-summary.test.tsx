// Verifies docs/product.md 34.8.
import { render, screen } from '@testing-library/react';
import { totalsCopy } from '@/components/checkout/copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { Availability } from '@/domain/stock';
import type { Totals } from '@/domain/line-items';
import type { WatchKey } from '@/domain/watch-key';
import { formatMoney } from '@/domain/money';
import { handOffCopy } from './copy';
import { PreparedSummary } from './prepared-summary';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

async function linked(key: WatchKey, availability: Availability) {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`The shop sells ${key}.`);
  return { watch, quantity: 1, unitCents: watch.priceCents, availability };
}

it('the subtotal of a prepared checkout is the sum in its total, without sold-out watches', async () => {
  const totals = {
    subtotalCents: 249_00,
    discountCents: 49_80,
    shipping: { id: 'priority', label: 'USPS Priority Mail', cents: 9_95 },
    totalCents: 209_15,
  } as Totals;
  const watches = [await linked('xerix/1', 'in-stock'), await linked('undone/3', 'sold-out')];
  render(
    <PreparedSummary
      view={{ currency: 'usd', watches, unsold: 0, totals, beforeCents: undefined, rejection: undefined }}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    totalsCopy.subtotal,
    totalsCopy.code,
    'USPS Priority Mail',
    totalsCopy.total,
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$249.00',
    '−$49.80',
    '$9.95',
    '$209.15',
  ]);
});

// Verifies docs/product.md 44.14 (page).
it('a prepared checkout in yen shows every amount in yen, without hundredths', async () => {
  const shipping = { id: 'express', label: 'USPS Priority Mail Express', cents: 4_500 };
  const totals = { subtotalCents: 30_800, discountCents: 3_080, shipping, totalCents: 32_220 } as Totals;
  const watches = [{ ...(await linked('timex/2', 'in-stock')), unitCents: 30_800, beforeCents: 44_000 }];
  const view = { currency: 'jpy' as const, watches, unsold: 0, totals, beforeCents: 48_500, rejection: undefined };
  render(<PreparedSummary view={view} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '¥30,800',
    '−¥3,080',
    '¥4,500',
    '¥32,220',
  ]);
  expect(screen.getByText(handOffCopy.wasPrice('¥44,000', '¥30,800'))).toBeVisible();
  expect(screen.getByText(handOffCopy.wasTotal('¥48,500', '¥32,220'))).toBeVisible();
  expect(screen.getByRole('listitem')).not.toHaveTextContent('$');
});

it('without totals the subtotal counts each unit, and a changed total names the former one first', async () => {
  const watches = [{ ...(await linked('xerix/1', 'in-stock')), quantity: 3 }, await linked('xerix/2', 'in-stock')];
  const view = {
    currency: 'usd' as const,
    watches,
    unsold: 0,
    totals: undefined,
    beforeCents: undefined,
    rejection: undefined,
  };
  const { unmount } = render(<PreparedSummary view={view} />);
  const cents = watches.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent(formatMoney(cents, 'usd'));
  unmount();
  const shipping = { id: 'priority', label: 'USPS Priority Mail', cents: 9_95 };
  const totals = { subtotalCents: 249_00, discountCents: 0, shipping, totalCents: 258_95 } as Totals;
  render(<PreparedSummary view={{ ...view, totals, beforeCents: 208_95 }} />);
  expect(screen.getByText(handOffCopy.wasTotal('$208.95', '$258.95'))).toBeVisible();
});
