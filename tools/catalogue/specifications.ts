// Writes data/specifications.json from the catalogue: `npm run specifications`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { runProgram } from '../../runtime/fault.mjs';
import { root } from '../../runtime/root.mjs';
import { specificationsFile } from './specifications-file';

runProgram(async () => {
  writeFileSync(join(root, 'data/specifications.json'), specificationsFile(readShopWatches()));
});
