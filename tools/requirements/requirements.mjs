// Writes docs/promises.md: which tests hold which line of docs/product.md. `npm run promises`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../runtime/fault.mjs';
import { PROMISES, readPromises } from './requirement-files.mjs';
import { unheld } from './requirement-map.mjs';
import { root } from '../../runtime/root.mjs';

runProgram(async () => {
  const { holders, reasons, page } = readPromises();
  writeFileSync(join(root, PROMISES), page);
  const missing = unheld(holders, reasons);
  for (const sentence of missing) console.error(sentence);
  return missing.length === 0 ? 0 : 1;
});
