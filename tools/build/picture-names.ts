import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_NAMES } from '@/runtime/pictures';
import { readManifests } from '@/tools/pictures/manifests';
import { inOrderOfPages } from '@/tools/pictures/picture-plan';

/** Writes the names of all pictures into a build, in the order in which shoppers meet them: the HTTP server has them made so. */
export function writePictureNames(build: string): void {
  const pages = pagesOf(join(build, 'server', 'app'));
  writeFileSync(join(build, PICTURE_NAMES), JSON.stringify(inOrderOfPages(readManifests().files, pages)));
}

/** The HTML of a build's pages: the home page, then the others from the top of the site down. */
function* pagesOf(folder: string): Generator<string> {
  const depth = (path: string) => (path === 'index.html' ? 0 : path.split(/[\\/]/).length);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  for (const path of paths.sort().sort((a, b) => depth(a) - depth(b))) yield readFileSync(join(folder, path), 'utf8');
}
