import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { specificationsFile } from './specifications';

test('data/specifications.json matches the catalogue; `npm run specifications` updates it', () => {
  const written = readFileSync(join(process.cwd(), 'data/specifications.json'), 'utf8');
  expect(written).toBe(specificationsFile(readShopWatches()));
});
