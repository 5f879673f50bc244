// Verifies docs/product.md 45.7 (pages).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageCurrencyIn } from './page-currency';

test('the pages of a language are in its currency, or in US dollars without a price list in it', () => {
  const currencies = () => ['en', 'de', 'fr', 'es', 'ja'].map(pageCurrencyIn);
  expect(currencies()).toEqual(['usd', 'eur', 'eur', 'eur', 'jpy']);
  const catalogue = mkdtempSync(join(tmpdir(), 'odd-hours-catalogue-'));
  const env = jest.replaceProperty(process, 'env', { ...process.env, CATALOGUE_DIR: catalogue });
  expect(currencies()).toEqual(['usd', 'usd', 'usd', 'usd', 'usd']);
  env.restore();
  rmSync(catalogue, { recursive: true });
});
