// Verifies docs/product.md 44.15 (as the invoice).
import { countryCodes } from '@/data/country-names';
import { includesVat, vatRates } from '@/data/law';
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
