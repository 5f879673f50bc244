// Verifies docs/product.md 45.14 for Japanese, which has characters of another typeface and no spaces.
import { partialRefund } from '@/data/invoice-words';
import { creditNote, invoiceFacts, invoiceWithVat, otherInvoices } from '@/domain/testing/invoices';
import { drawInvoice, unbreakableParts } from './pdf';

jest.mock('@/data/invoice-words', () => jest.requireActual('@/data/invoice-words.ja'));

/** The first drawing loads the typefaces. */
jest.setTimeout(30_000);

it('drawInvoice draws documents in Japanese without a missing character', async () => {
  for (const facts of [invoiceFacts, invoiceWithVat, creditNote, ...otherInvoices]) {
    const { missingGlyphs, pdf } = await drawInvoice(facts);
    expect(missingGlyphs).toBe('');
    expect(pdf.length).toBeLessThan(300_000);
  }
});

it('unbreakableParts begins no line with Japanese punctuation and ends none with an opening bracket', () => {
  const parts = unbreakableParts('カートは、付加価値税（VAT）。');
  expect(parts).toEqual(['カー', 'ト', 'は、', '付', '加', '価', '値', '税', '（VAT）。']);
  expect(unbreakableParts('「時計」です。')).toEqual(['「時', '計」', 'で', 'す。']);
  expect(unbreakableParts('Not subject to VAT.')).toEqual(['Not ', 'subject ', 'to ', 'VAT.']);
});

it('the line of a Japanese credit note separates watches by Japanese commas, and keeps those within a name', () => {
  const watches = ['1 × Xeric Late Comet', '2 × Timex Marlin, Hand-Wound'];
  expect(partialRefund.ofWatches(watches)).toBe('1 × Xeric Late Comet、2 × Timex Marlin, Hand-Woundの返金');
});
