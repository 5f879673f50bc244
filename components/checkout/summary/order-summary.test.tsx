import { act, cleanup, render, screen, within } from '@testing-library/react';
import { unitsCopy } from '@/components/cart/copy-units';
import { mockShop, renderWithResponses, type Shop } from '@/components/testing/shop-mock';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import type { Currency } from '@/domain/currency';
import type { LineItem, Totals } from '@/domain/line-items';
import { watchOf } from '@/domain/testing/watches';
import { lineCopy } from '@/components/cart/copy';
import { summaryCopy, totalsCopy } from '@/components/checkout/copy';
import { watchKey } from '@/domain/watch-key';
import { amountIn, OrderLine } from './order-line';
import { OrderSummary } from './order-summary';
import { useOrderLines } from '@/components/checkout/checkout-gate';
import { type Quoting, useQuote } from './use-quote';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const comet = watchOf('xerix', 1, { name: 'Late Comet', price: 300 });
const noon = watchOf('xerix', 2, { name: 'Noonmark', price: 83 });
const withoutQuote: Quoting = {
  quote: undefined,
  rejection: undefined,
  isCurrent: false,
  lostCode: '',
  isCodeClaimed: false,
  retry: jest.fn(),
  accept: jest.fn(),
};
const stored = (): LineItem[] => JSON.parse(window.localStorage.getItem('token1') ?? '[]');

function Summary({ quoting }: { quoting: Quoting }) {
  return <OrderSummary lines={useOrderLines()} quoting={quoting} />;
}

/** Renders the summary with these lines in the cart and these watches in the catalogue. */
async function open(
  lines: readonly LineItem[],
  catalogue: readonly LineItem[],
  quoting = withoutQuote,
  otherPrices: Shop['otherPrices'] = {},
) {
  window.localStorage.setItem('token1', JSON.stringify(lines));
  useCart.rehydrate();
  mockShop(...catalogue).otherPrices = otherPrices;
  await renderWithResponses(<Summary quoting={quoting} />);
}
const items = () => within(screen.getByRole('list', { name: summaryCopy.list })).getAllByRole('listitem');

beforeEach(() => useCheckout.getState().clear());

// Verifies docs/product.md 9.14 (/payment).
it('OrderSummary shows each line total and the subtotal', async () => {
  await open([{ ...comet, quantity: 3 }, noon], [comet, noon]);
  expect(items()[0]).toHaveTextContent('Xeric Late Comet$900.003 × $300.00');
  expect(items()[1]).toHaveTextContent('Xeric Noonmark$83.001 × $83.00');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('$983.00');
});

it('OrderSummary shows the current and the former name when a watch was renamed', async () => {
  await open([{ ...comet, name: 'Comet I' }, noon], [comet, noon]);
  expect(items()[0]).toHaveTextContent('Xeric Late Comet$300.001 × $300.00It was called “Comet I” when you added it.');
  expect(items()[1]).not.toHaveTextContent('called');
  expect(stored().map(({ name }) => name)).toEqual(['Late Comet', 'Noonmark']);
});

it('OrderSummary shows the current and the former price when a price changed', async () => {
  await open([{ ...comet, price: 320, quantity: 2 }], [comet]);
  expect(items()[0]).toHaveTextContent('Xeric Late Comet$600.002 × $300.00The price changed from $320.00 to $300.00');
});

it('OrderSummary names a watch that is no longer sold and leaves it out of lines and subtotal', async () => {
  await open([comet, noon], [noon]);
  expect(items()).toHaveLength(1);
  expect(screen.getAllByRole('term')[0]).toHaveTextContent(unitsCopy([noon]));
  expect(screen.getByText(summaryCopy.noLongerSold('Xeric Late Comet'))).toBeVisible();
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('$83.00');
});

it('OrderSummary in another currency names no former price, which is known in US dollars only', async () => {
  document.documentElement.dataset.currency = 'jpy';
  const otherPrices = { 'xerix/1': { jpy: { priceCents: 46_000 } } };
  await open([{ ...comet, price: 320, quantity: 2 }], [comet], withoutQuote, otherPrices);
  delete document.documentElement.dataset.currency;
  expect(items()[0]).toHaveTextContent('Xeric Late Comet¥92,0002 × ¥46,000');
  expect(document.body).not.toHaveTextContent('$');
});

// Verifies docs/product.md 13.9 (code that another checkout reserves).
it('OrderSummary says that a promo code is held when another checkout claimed it', async () => {
  await open([noon], [noon], { ...withoutQuote, lostCode: 'AAAA-BBBB', isCodeClaimed: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    'The code AAAA-BBBB is reserved by another checkout, so we removed it.',
  );
});

// Verifies docs/product.md 13.9 (code that has become invalid).
it('OrderSummary names a promo code that became invalid', async () => {
  await open([noon], [noon], { ...withoutQuote, lostCode: 'AAAA-BBBB' });
  expect(screen.getByRole('status')).toHaveTextContent('The code AAAA-BBBB is no longer valid, so we removed it.');
});

it('OrderSummary no longer names a lost promo code when another one is applied', async () => {
  await open([noon], [noon], { ...withoutQuote, lostCode: 'AAAA-BBBB' });
  act(() => useCheckout.getState().setPromoCode('CCCC-DDDD'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('OrderSummary shows no totals of a quote in another currency than its lines', async () => {
  const shipping = { id: 'priority', label: 'Priority', cents: 0 } as Totals['shipping'];
  const totals = {
    currency: 'eur',
    lines: [],
    subtotalCents: 1,
    discountCents: 0,
    totalCents: 123_45,
    shipping,
  } as Totals;
  const quote = (currency: Currency) => ({ options: [], includesVat: false, totals: { ...totals, currency } });
  await open([noon], [noon], { ...withoutQuote, quote: quote('eur') });
  expect(document.body).not.toHaveTextContent(/123\.45/);
  cleanup();
  await open([noon], [noon], { ...withoutQuote, quote: quote('usd') });
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('$123.45');
});

it('OrderLine shows the line total, the quantity and the unit price', () => {
  render(<OrderLine name="Late Comet" amountOf={amountIn('usd', 8350)} quantity={3} picture={undefined} />);
  expect(screen.getByText('$250.50')).toBeVisible();
  expect(screen.getByText('3 × $83.50').childNodes).toHaveLength(1); // a screen reader pauses between two texts
  expect(screen.queryByText('$83.50')).not.toBeInTheDocument();
});

describe('when the shop has changed the catalogue since the page loaded the lines', () => {
  const shop = { cents: 300_00, euros: 280_00, isSold: true, requests: [] as string[] };
  const originalFetch = globalThis.fetch;
  afterEach(() => void (globalThis.fetch = originalFetch));

  /** The checkout's summary with its own quote. */
  function Quoted() {
    const lines = useOrderLines();
    return <OrderSummary lines={lines} quoting={useQuote(lines.sold, lines.amounts.currency)} />;
  }
  /** Answers as the shop at its present price; a line of the cart costs as much. */
  const answerOf = (path: string, body: string): object => {
    const { cents, euros, isSold } = shop;
    const unsold = { error: { code: 'unknown-watch', field: 'lines.0', message: 'No.' } };
    if (path === '/api/checkout/quote') {
      const { currency = 'usd', lines } = JSON.parse(body) as { currency?: Currency; lines: object[] };
      if (!isSold && lines.length > 1) return unsold;
      const unitCents = currency === 'usd' ? cents : euros;
      const line = { catalogue: 'xerix', id: 1, quantity: 1, name: 'Late Comet', unitCents, lineCents: unitCents };
      const shipping = { id: 'first-class', label: 'First Class', cents: 0 };
      const totals = { currency, lines: [line], subtotalCents: unitCents, discountCents: 0, shipping };
      return { options: [], totals: { ...totals, totalCents: unitCents }, includesVat: false };
    }
    const summary = (watch: LineItem) => ({ key: watchKey(watch), name: watch.name, path: '/all/xerix/1' });
    const sold = { ...summary(comet), priceCents: cents, otherPrices: { eur: { priceCents: euros } } };
    return { watches: isSold ? [sold, { ...summary(noon), priceCents: 83_00 }] : [sold] };
  };
  const openQuoted = async (lines: readonly LineItem[]) => {
    window.localStorage.setItem('token1', JSON.stringify(lines));
    useCart.rehydrate();
    mockShop();
    Object.assign(shop, { cents: 300_00, euros: 280_00, isSold: true, requests: [] });
    globalThis.fetch = async (path, init) => {
      shop.requests.push(`${init?.cache} ${String(path)}`);
      const answer = answerOf(String(path), String(init?.body));
      return { ok: !('error' in answer), json: async () => answer } as Response;
    };
    // The cart page has loaded the lines.
    const before = await renderWithResponses(<Summary quoting={withoutQuote} />);
    before.unmount();
  };
  const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  // Verifies docs/product.md 9.7, 13.5.
  it('the lines show the price of the quote, so that they add up to the total, and say what it was', async () => {
    await openQuoted([comet]);
    shop.cents = 240_00;
    await renderWithResponses(<Quoted />);
    expect(amounts()).toEqual(['$240.00', totalsCopy.free, '$240.00']);
    expect(items()[0]).toHaveTextContent('Xeric Late Comet$240.001 × $240.00');
    expect(items()[0]).toHaveTextContent(lineCopy.priceChanged('$300.00', '$240.00'));
    expect(stored()).toMatchObject([{ price: 240 }]);
    // Once, and past the browser's cache.
    expect(shop.requests.slice(1)).toEqual(['no-store /api/checkout/quote', 'no-store /api/watches?keys=xerix%2F1']);
  });

  // Verifies docs/product.md 44.3 (cart).
  it('the lines show the price of the quote in another currency', async () => {
    document.documentElement.dataset.currency = 'eur';
    await openQuoted([comet]);
    shop.euros = 250_00;
    await renderWithResponses(<Quoted />);
    expect(amounts()).toEqual(['€250.00', totalsCopy.free, '€250.00']);
    delete document.documentElement.dataset.currency;
  });

  // Verifies docs/product.md 9.7.
  it('a watch that is no longer sold is left out, and the others can be ordered', async () => {
    await openQuoted([comet, noon]);
    shop.isSold = false;
    await renderWithResponses(<Quoted />);
    expect(screen.getByText(summaryCopy.noLongerSold('Xeric Noonmark'))).toBeVisible();
    expect(amounts()).toEqual(['$300.00', totalsCopy.free, '$300.00']);
  });
});
