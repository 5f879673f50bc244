import * as german from './brands-copy.de';
import * as spanish from './brands-copy.es';
import * as french from './brands-copy.fr';
import * as japanese from './brands-copy.ja';
import * as english from './brands-copy';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import type { Currency } from '@/domain/currency';
import { minorUnits } from '@/domain/money';
import { keysOf } from '@/domain/records';
import { priceIn } from '@/domain/watch-price';

jest.mock('@/data/pictures', () => ({ hasPicture: () => true }));

const watches = readShopWatches();

/** Lowest and highest everyday price of a list, in whole units of a currency. */
function endsOf(list: string, currency: Currency): number[] {
  const prices = watches
    .filter(({ catalogue }) => list === 'all' || catalogue === list)
    .map((watch) => (priceIn(watch, currency)?.priceCents ?? NaN) / minorUnits(currency));
  return [Math.min(...prices), Math.max(...prices)];
}

const languages: [name: string, currency: Currency, sign: string, copy: typeof english][] = [
  ['English', 'usd', '$', english],
  ['German', 'eur', '€', german],
  ['French', 'eur', '€', french],
  ['Spanish', 'eur', '€', spanish],
  ['Japanese', 'jpy', '￥', japanese],
];

// Verifies docs/product.md 45.7 (pages).
it.each(languages)(
  'the %s descriptions of the lists name their lowest and highest price in %s',
  (_, currency, sign, copy) => {
    const texts = [
      ...keysOf(copy.brandCopy).map((catalogue) => [catalogue, copy.brandCopy[catalogue].metaDescription] as const),
      ['womens', copy.womensCopy.metaDescription] as const,
      ['watchnew', copy.newArrivalsCopy.metaDescription] as const,
      ['all', copy.everythingCopy.metaDescription(watches.length)] as const,
    ];
    for (const [list, text] of texts) {
      const amounts = [...text.matchAll(/(?:(?<=[$￥])[\d,]+|\d+(?=(?: (?:bis|a|à) \d+)?\s€))/g)];
      const figures = amounts.map(([amount]) => Number(amount.replace(',', '')));
      expect([list, figures]).toEqual([list, endsOf(list, currency).slice(0, figures.length)]);
      expect([list, figures.length > 0, text.includes(sign)]).toEqual([list, true, true]);
      if (currency !== 'usd') expect(text).not.toContain('$');
    }
  },
);
