import { existsSync } from 'node:fs';
import { join } from 'node:path';
import languages from '@/domain/languages.json';
import { catalogueFolder } from './read-catalogue';

/**
 * Returns the currency of the pages of a language (docs/product.md 45.7): its own, or US dollars if the shop has no price
 * list in it. `tools/build` gives it to Next as SHOP_CURRENCY.
 */
export function pageCurrencyIn(code: string): string {
  const { currency = 'usd' } = languages.find((language) => language.code === code) ?? {};
  return existsSync(join(catalogueFolder(), 'prices', `${currency}.json`)) ? currency : 'usd';
}
