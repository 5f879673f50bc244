// Verifies docs/product.md 45.16 (page).
import { shippingReturnsCopy } from '@/components/information/copy.fr';
import { invoiceLabels as spanishLabels } from '@/data/invoice-words.es';
import { invoiceLabels } from '@/data/invoice-words.fr';
import { openGraphOfHome } from '@/data/open-graph';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';

jest.mock('@/domain/punctuation', () => jest.requireActual('@/domain/punctuation.fr'));

it('openGraphOfHome in French has a no-break space before each colon of its alternative text', () => {
  expect(openGraphOfHome(readShopWatches())?.alt).toMatch(/^Odd Hours\u00A0: /);
});

it('the shipping rates of the other currencies in French have a no-break space before each semicolon', () => {
  expect(shippingReturnsCopy.rates.others(['dollars', 'yens'])).toMatch(/\u00A0: dollars\u00A0; yens\.$/);
});

// Verifies docs/product.md 45.14.
it('the VAT of a French or Spanish invoice has a decimal comma and a no-break space before the percent sign', () => {
  expect(invoiceLabels.vat('5.5 %')).toBe('TVA 5,5\u00A0%, comprise');
  expect(spanishLabels.vat('21 %')).toBe('IVA 21\u00A0%, incluido');
});
