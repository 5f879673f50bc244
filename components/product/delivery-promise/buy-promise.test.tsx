import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { controlIntersection, mockIntersectionObserver } from '@/components/testing/browser-mock';
import { deliveryPromiseCopy, shippingCopy } from '@/components/product/copy-late';
import { stockCopy } from '@/components/product/copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { WatchKey } from '@/domain/watch-key';
import { useCheckout } from '@/store/checkout';
import { useStockLevels } from '@/store/stock';
import { arrivalDates, usualShippingTo } from './promise-rows';
import { WatchPromise } from './watch-promise';

const now = new Date('2026-11-23T10:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  mockIntersectionObserver();
  window.localStorage.clear();
  act(() => useCheckout.getState().clear());
  useStockLevels.setState({ left: new Map() });
});
afterEach(() => jest.useRealTimers());

async function open(key: WatchKey, availability: 'in-stock' | 'sold-out' = 'in-stock') {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`The shop sells ${key}.`);
  return render(<WatchPromise watch={watch} availability={availability} />);
}
const lineOf = (term: string) => within(screen.getByText(term).closest('div') as HTMLElement).getByRole('definition');
const countryChoice = () => screen.findByRole('combobox', { name: shippingCopy.country });
const datesTo = (country: string) => {
  const sending = usualShippingTo(country, 83_00);
  return sending ? arrivalDates(sending, now) : '';
};

it('the promise first shows the default country with business days, and then with dates', async () => {
  await open('california/2');
  expect(screen.getByText('United States')).toBeInTheDocument();
  expect(screen.getByText('$4.95, free over $99')).toBeInTheDocument();
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent('in 3 to 5 business days');
  expect(lineOf(deliveryPromiseCopy.comesBack)).toHaveTextContent('30 days from the ship date, you pay postage');
  expect(lineOf(deliveryPromiseCopy.duties)).toHaveTextContent(deliveryPromiseCopy.noDuties);
  expect(lineOf(deliveryPromiseCopy.warranty('California Watch Co.'))).toHaveTextContent('Lifetime');
  expect(await countryChoice()).toHaveValue('US');
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(datesTo('US'));
});

it('without scripts the promise also has the rate, the limit and the days of other countries', async () => {
  const watch = await catalogue.findWatch('california/2');
  if (!watch) throw new Error('The shop sells california/2.');
  const html = renderToString(<WatchPromise watch={watch} availability="in-stock" />);
  expect(/<noscript>.*?<\/noscript>/s.exec(html)?.[0]).toMatch(
    /\$19\.95 by Standard International Mail.*\$249.*10 to 20 business days/,
  );
});

// Verifies docs/product.md 6.23.
it('the promise names the company, its address and its authorization from the settings, and nothing without them', async () => {
  const { unmount } = await open('california/2');
  await countryChoice();
  expect(screen.queryByText(/^Sold by /)).not.toBeInTheDocument();
  unmount();
  Object.assign(process.env, {
    COMPANY_NAME: 'Odd LLC',
    COMPANY_ADDRESS: '1 Odd Street',
    COMPANY_AUTHORIZATION: 'no. 1969',
  });
  await open('california/2');
  await countryChoice();
  for (const name of ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_AUTHORIZATION']) delete process.env[name];
  expect(screen.getByText('Sold by Odd LLC, 1 Odd Street. Authorized dealer: no. 1969.')).toBeInTheDocument();
});

it('the country select loads when the promise scrolls into view', async () => {
  const see = controlIntersection();
  await open('california/2');
  await act(() => import('./country-promise'));
  expect(screen.queryByRole('combobox', { name: shippingCopy.country })).not.toBeInTheDocument();
  act(() => see(true));
  expect(await countryChoice()).toHaveValue('US');
});

it('the promise updates off screen when a watch of a page rendered as in stock is sold out', async () => {
  controlIntersection();
  await open('california/2');
  expect(lineOf(deliveryPromiseCopy.stock)).toHaveTextContent(deliveryPromiseCopy.inStock);
  act(() => useStockLevels.setState({ left: new Map([['california/2', 0]]) }));
  expect(await countryChoice()).toHaveValue('US');
  expect(lineOf(deliveryPromiseCopy.stock)).toHaveTextContent(stockCopy.soldOut);
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(deliveryPromiseCopy.whenBack);
});

it('a choice of another country changes cost and dates and is saved for the checkout', async () => {
  await open('california/2');
  await userEvent.selectOptions(await countryChoice(), 'DE');
  expect(screen.getByText('$19.95, free over $249')).toBeInTheDocument();
  expect(lineOf(deliveryPromiseCopy.duties)).toHaveTextContent(deliveryPromiseCopy.dutiesExtra);
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(datesTo('DE'));
  expect(useCheckout.getState().details.country).toBe('DE');
  await userEvent.selectOptions(await countryChoice(), 'KP');
  expect(screen.getByText(shippingCopy.notServed)).toBeInTheDocument();
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(shippingCopy.noDays);
});

it('the country select starts with the country of the saved checkout', async () => {
  useCheckout.getState().setField('country', 'JP');
  await open('california/2');
  expect(await countryChoice()).toHaveValue('JP');
});

// Verifies docs/product.md 28.3 (delivery promise).
it('shipping is free by the price of the moment, and the promise follows the end of a weekend', async () => {
  jest.setSystemTime(new Date('2026-11-22T23:59:00-05:00'));
  await open('timex/2'); // $289.00, and $202.30 on weekends
  await userEvent.selectOptions(await countryChoice(), 'FR');
  expect(screen.getByText('$19.95, free over $249')).toBeInTheDocument();
  jest.setSystemTime(new Date('2026-11-23T00:00:00-05:00'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByText(shippingCopy.free)).toBeInTheDocument();
});

// Verifies docs/product.md 6.15 (weekend price without JavaScript).
it('the promise of the HTML is true on any day: shipping is free only if it is at the weekend price too', async () => {
  const watch = await catalogue.findWatch('timex/2');
  if (!watch) throw new Error('The shop sells timex/2.');
  const firstCost = (weekendCents: number) => {
    const html = renderToString(
      <WatchPromise watch={{ ...watch, priceCents: 105_00, weekendCents }} availability="in-stock" />,
    );
    return [/\$4\.95, free over \$99/, />Free</].map((cost) => cost.test(html));
  };
  expect(firstCost(94_50)).toEqual([true, false]);
  expect(firstCost(99_01)).toEqual([false, true]);
});

it('a page that becomes visible on another day shows the dates of that day', async () => {
  await open('california/2');
  await countryChoice();
  jest.setSystemTime(new Date('2026-11-27T10:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent('Wed, Dec 2 to Fri, Dec 4');
});

// Verifies docs/product.md 6.15.
it('a page that stays visible past midnight shows the dates of the new day within a minute', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T23:59:30Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  await open('california/2');
  await act(() => import('./country-promise'));
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(datesTo('US'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(lineOf(deliveryPromiseCopy.arrives)).not.toHaveTextContent(datesTo('US'));
});

it.each([
  [10, deliveryPromiseCopy.inStock],
  [2, deliveryPromiseCopy.fewLeft(2)],
  [0, stockCopy.soldOut],
])('the promise shows the stock of the shop’s answer: %d left', async (left, words) => {
  await open('california/2');
  await countryChoice();
  act(() => useStockLevels.setState({ left: new Map([['california/2', left]]) }));
  expect(lineOf(deliveryPromiseCopy.stock).textContent).toBe(words);
});

it('the promise of a sold-out watch has no date', async () => {
  await open('california/2', 'sold-out');
  await countryChoice();
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(deliveryPromiseCopy.whenBack);
});

// Verifies docs/product.md 44.3 (delivery promise).
it('the promise shows shipping and its free limit in the chosen currency', async () => {
  document.documentElement.dataset.currency = 'gbp';
  try {
    await open('california/2');
    await countryChoice();
    expect(screen.getByText('£3.95, free over £79')).toBeInTheDocument();
  } finally {
    delete document.documentElement.dataset.currency;
  }
});

// Verifies docs/product.md 38.6.
it('the promise of a watch that is not sold to the EU says so after the choice of a country of the EU', async () => {
  Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
  await open('california/2');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) delete process.env[name];
  await userEvent.selectOptions(await countryChoice(), 'RE');
  expect(screen.getByText(shippingCopy.notServed)).toBeInTheDocument();
  expect(lineOf(deliveryPromiseCopy.arrives)).toHaveTextContent(shippingCopy.noDays);
  expect(lineOf(deliveryPromiseCopy.duties)).toHaveTextContent(shippingCopy.noDays);
  await userEvent.selectOptions(await countryChoice(), 'GB');
  expect(screen.getByText('$19.95, free over $249')).toBeInTheDocument();
});

it('the promise of a shop with a VAT number says that the price includes VAT after the choice of a country of the EU', async () => {
  process.env.COMPANY_VAT_ID = 'IE1234567FA';
  await open('california/2');
  delete process.env.COMPANY_VAT_ID;
  await userEvent.selectOptions(await countryChoice(), 'DE');
  expect(lineOf(deliveryPromiseCopy.duties)).toHaveTextContent(deliveryPromiseCopy.vatIncluded);
  await userEvent.selectOptions(await countryChoice(), 'JP');
  expect(lineOf(deliveryPromiseCopy.duties)).toHaveTextContent(deliveryPromiseCopy.dutiesExtra);
});
