// Verifies docs/product.md 44.15 (as the invoice).
import { countryCodes } from '@/data/country-names';
import { includesVat, isEuCountry, vatRates } from '@/data/law';
import { inLanguage } from '@/domain/testing/in-language';
import { taxOf } from '@/domain/invoice';

it.each([undefined, '', '  ', 'DE123456789'])(
  'with the VAT number %j a price includes VAT exactly where its invoice has it',
  (vatId) => {
    const env = { COMPANY_VAT_ID: vatId };
    for (const country of countryCodes) {
      const { category } = taxOf(vatId?.trim() || undefined, vatRates.rates.get(country));
      expect([country, includesVat(country, env)]).toEqual([country, category === 'S']);
    }
  },
);

it('isEuCountry is true for 27 member states and seven territories', () => {
  expect(countryCodes.filter(isEuCountry)).toHaveLength(34);
  expect(['HR', 'GR', 'RO', 'AX', 'YT'].filter((country) => !isEuCountry(country))).toEqual([]);
  expect(['GB', 'CH', 'NO', 'IS', 'LI', 'MC', 'TR', 'GL', 'US', 'de', ''].filter(isEuCountry)).toEqual([]);
});

// Verifies docs/product.md 38.1.
it.each([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['es', 'es'],
  ['ja', 'en'],
])('the notice of the legal guarantee in %s leads to the page of the Union in %s', async (code, ofPage) => {
  const { legalGuarantee } = await inLanguage(code, () => import('./law'));
  expect(legalGuarantee.more).toBe(
    `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${ofPage}.htm`,
  );
});

// The rates that changed last, and the highest and the lowest.
it.each([
  ['EE', 2400],
  ['SK', 2300],
  ['RO', 2100],
  ['FI', 2550],
  ['HU', 2700],
  ['LU', 1700],
  ['DE', 1900],
])('the rate of VAT in %s is %d hundredths of a percent', (country, rate) => {
  expect(vatRates.rates.get(country)).toBe(rate);
  expect(vatRates.rates.size).toBe(27);
});
