import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { specificationsFile } from './specifications-file';

test('data/specifications.json says what the catalogue says; `npm run specifications` writes it', () => {
  const written = readFileSync(join(process.cwd(), 'data/specifications.json'), 'utf8');
  expect(written).toBe(specificationsFile(readShopWatches()));
});
