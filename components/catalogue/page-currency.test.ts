import { currencyKey } from '@/browser/currency';
import { inLanguage } from '@/domain/testing/in-language';

const root = document.documentElement;

const price = (prices: string, text: string) => {
  const element = document.createElement('span');
  element.dataset.prices = prices;
  element.textContent = text;
  return element;
};

const watch = price('249,229,199,38000', 'as rendered');
const dollarsOnly = price('99,,,', 'as rendered, too');
const choice = document.createElement('select');
choice.name = 'currency';
for (const code of ['usd', 'eur', 'gbp', 'jpy']) choice.append(new Option(code, code));

const choose = (code: string) => {
  choice.value = code;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
};

let chosenCurrency: () => string;

// The head script of a German page, once: it listens until the page ends.
beforeAll(async () => {
  choice.value = 'eur';
  document.body.append(choice, watch, dollarsOnly);
  const { currencyScript } = await inLanguage('de', () => import('@/browser/currency'));
  ({ chosenCurrency } = await inLanguage('de', () => import('./currency')));
  const script = document.createElement('script');
  script.textContent = currencyScript();
  document.head.append(script);
});

// Verifies docs/product.md 45.7 (pages).
it('without a choice the head script of a German page writes nothing, and the currency is the euro', () => {
  expect(chosenCurrency()).toBe('eur');
  expect([watch.textContent, dollarsOnly.textContent, choice.value]).toEqual([
    'as rendered',
    'as rendered, too',
    'eur',
  ]);
  expect(root).not.toHaveAttribute('data-currency');
});

// Verifies docs/product.md 45.7 (choice).
it('another choice applies to a German page: the head script writes it, also US dollars', () => {
  choose('usd');
  expect(watch).toHaveTextContent('249,00 $');
  expect([chosenCurrency(), window.localStorage.getItem(currencyKey)]).toEqual(['usd', 'usd']);
  expect(root).toHaveAttribute('data-currency', 'usd');
  choose('gbp');
  expect(watch).toHaveTextContent('199,00 £');
  expect(dollarsOnly).toHaveTextContent('99,00 $');
});

// Verifies docs/product.md 45.7 (choice).
it('the choice of the euro returns a German page to its own prices', () => {
  choose('gbp');
  choose('eur');
  expect(watch).toHaveTextContent('229,00 €');
  expect(chosenCurrency()).toBe('eur');
  expect(root).not.toHaveAttribute('data-currency');
});

// Verifies docs/product.md 45.7 (pages).
it('an unknown code and a deleted choice lead a German page back to euros', () => {
  choose('jpy');
  for (const stored of ['xyz', null]) {
    if (stored) window.localStorage.setItem(currencyKey, stored);
    else window.localStorage.removeItem(currencyKey);
    window.dispatchEvent(new StorageEvent('storage', { key: currencyKey }));
    expect([chosenCurrency(), choice.value]).toEqual(['eur', 'eur']);
    expect(watch).toHaveTextContent('229,00 €');
  }
});
