// Draws the Open Graph pictures that are missing; `npm run pictures` runs it, with the stamp of what they come from.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { type OpenGraphPage, openGraphPages } from '@/data/open-graph';
import { masterHash } from '@/data/pictures';
import { runProgram } from '../../runtime/fault.mjs';
import { drawOpenGraph, openGraphFile } from './open-graph-picture.mjs';
import { isOpenGraph, OPEN_GRAPH_MANIFEST } from './open-graph-stamp.mjs';
import { FOLDER, writeWhole } from './picture-folder.mjs';
import { inPool } from '../process/pool.mjs';
import { root } from '../../runtime/root.mjs';

runProgram(async () => {
  const pages = openGraphPages(readShopWatches());
  const files = pages.map((page) => openGraphFile(page, masterHash(page.photograph)));
  await inPool(
    pages.map((page, index) => ({ page, file: files[index] ?? '' })),
    drawOnce,
  );
  const pictures = Object.fromEntries(pages.map(({ path }, index) => [path, files[index]]));
  writeWhole(OPEN_GRAPH_MANIFEST, `${JSON.stringify({ stamp: process.argv[2] ?? '', pictures }, null, 2)}\n`);
  for (const file of readdirSync(FOLDER)) {
    if (isOpenGraph(file) && file !== OPEN_GRAPH_MANIFEST && !files.includes(file)) rmSync(join(FOLDER, file));
  }
});

async function drawOnce({ page, file }: { page: OpenGraphPage; file: string }): Promise<void> {
  if (existsSync(join(FOLDER, file))) return;
  writeWhole(file, await drawOpenGraph(page, readFileSync(join(root, 'public', page.photograph))));
}
