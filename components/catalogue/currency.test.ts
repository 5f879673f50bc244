import { chosenCurrency, followCurrency } from './currency';
import { currencyKey, currencyScript } from '@/browser/currency';

const root = document.documentElement;

/** Runs the head script, once per test file: it listens until the page ends. */
function run(): void {
  const script = document.createElement('script');
  script.textContent = currencyScript();
  document.head.append(script);
}

const price = (prices: string, text: string) => {
  const element = document.createElement('span');
  element.dataset.prices = prices;
  element.textContent = text;
  return element;
};

const select = () => {
  const choice = document.createElement('select');
  choice.name = 'currency';
  for (const code of ['usd', 'eur', 'gbp', 'jpy']) choice.append(new Option(code, code));
  return choice;
};

/** Lets the observer of the script run. */
const settle = () => Promise.resolve();

const choose = (code: string) => {
  const choice = document.querySelector('select');
  if (!choice) throw new Error('There is no select.');
  choice.value = code;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
};

const dollarsOnly = price('99,,,', '$99.00');
const watch = price('249,229,199,38000', '$249.00');

beforeAll(() => {
  window.localStorage.setItem(currencyKey, 'eur');
  document.body.append(select(), watch, dollarsOnly);
  run();
});

// Verifies docs/product.md 44.2 (first paint).
it('currencyScript writes the prices in the stored currency before the page is hydrated', () => {
  expect(chosenCurrency()).toBe('eur');
  expect(watch).toHaveTextContent('€229.00');
  expect(dollarsOnly).toHaveTextContent('$99.00');
  expect(document.querySelector('select')).toHaveValue('eur');
});

it('currencyScript writes prices that are added, rendered again or get other amounts', async () => {
  const added = document.createElement('p');
  added.append(price('83,79,,', '$83.00'), select());
  document.body.append(added);
  await settle();
  expect(added.querySelector('span')).toHaveTextContent('€79.00');
  expect(added.querySelector('select')).toHaveValue('eur');
  watch.textContent = '$498.00';
  watch.dataset.prices = '498,458,,';
  await settle();
  expect(watch).toHaveTextContent('€458.00');
  watch.dataset.prices = '249,229,199,38000';
  await settle();
  expect(watch).toHaveTextContent('€229.00');
  added.remove();
});

it('currencyScript answers the select, keeps the choice and tells followers', () => {
  const changed = jest.fn();
  const stop = followCurrency(changed);
  choose('jpy');
  expect(watch).toHaveTextContent('¥38,000');
  expect([chosenCurrency(), window.localStorage.getItem(currencyKey)]).toEqual(['jpy', 'jpy']);
  expect(changed).toHaveBeenCalledTimes(1);
  choose('usd');
  expect(watch).toHaveTextContent('$249.00');
  expect([chosenCurrency(), window.localStorage.getItem(currencyKey)]).toEqual(['usd', 'usd']);
  expect(root).not.toHaveAttribute('data-currency');
  stop();
  choose('gbp');
  expect(changed).toHaveBeenCalledTimes(2);
});

// Verifies docs/product.md 44.2 (other tabs).
it('currencyScript follows other tabs, and shows US dollars for an unknown code', () => {
  window.localStorage.setItem(currencyKey, 'eur');
  window.dispatchEvent(new StorageEvent('storage', { key: currencyKey }));
  expect(watch).toHaveTextContent('€229.00');
  window.localStorage.setItem(currencyKey, 'xyz');
  window.dispatchEvent(new StorageEvent('storage', { key: currencyKey }));
  expect(watch).toHaveTextContent('$249.00');
  expect(document.querySelector('select')).toHaveValue('usd');
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(chosenCurrency()).toBe('usd');
});

// Verifies docs/product.md 44.2 (back-forward cache).
it('currencyScript follows a page that returns from the back-forward cache', () => {
  window.localStorage.setItem(currencyKey, 'gbp');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(watch).toHaveTextContent('£199.00');
  choose('usd');
});
