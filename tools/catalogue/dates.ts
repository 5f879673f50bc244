// Writes data/dates.json, when each page of the catalogue last changed: `npm run dates`, after a change of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { bringUpToDate } from './dates-file';
import { runProgram } from '../../runtime/fault.mjs';
import { root } from '../../runtime/root.mjs';

runProgram(async () => {
  const file = join(root, 'data/dates.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  writeFileSync(file, `${JSON.stringify(bringUpToDate(known, readShopWatches(), now), null, 2)}\n`);
});
