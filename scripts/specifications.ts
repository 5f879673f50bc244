// Writes data/specifications.json from the catalogue: `npm run specifications`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { runProgram } from './lib/fault.mjs';
import { root } from './lib/root.mjs';
import { specificationsFile } from './lib/specifications-file';

runProgram(async () => {
  writeFileSync(join(root, 'data/specifications.json'), specificationsFile(readShopWatches()));
});
