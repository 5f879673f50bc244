import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets the pages that have a Markdown form say `Vary: Accept`. Next overwrites that header on every page, whatever
 * next.config.js says (vercel/next.js#85999), but adds those that it has kept with a built page; so it is kept there.
 *
 * @param {string} pages the folder of the built pages, `server/app` of a build
 * @returns {number} how many pages say it
 */
export function varyByAccept(pages) {
  const forms = join(pages, 'markdown');
  const paths = existsSync(forms) ? readdirSync(forms, { recursive: true, encoding: 'utf8' }) : [];
  const files = ['index.meta', ...paths.filter((path) => path.endsWith('.meta'))]
    .map((path) => join(pages, path))
    .filter((file) => existsSync(file));
  for (const file of files) {
    const meta = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, vary: 'Accept' } }));
  }
  return files.length;
}
