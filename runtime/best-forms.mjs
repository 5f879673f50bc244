import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './body-hash.mjs';
import { encodeBest, isWorthEncoding } from './encode.mjs';
import { filesUnder } from '../tools/build/fingerprint.mjs';
import { inPool } from '../tools/process/pool.mjs';

/** What a build leaves that is sent as text: scripts and styles, pages, what Next's router asks for, other answers. */
const TEXTS = [
  { folder: 'static', text: /\.(?:js|css)$/ },
  { folder: join('server', 'app'), text: /\.(?:html|rsc)$|(?<!\.(?:ico|png))\.body$/ },
];

/** How much is compressed best, in bytes: a MB takes a core a second, and a shop of ten thousand watches has more than 1,500. */
const MOST_BYTES = 32_000_000;

/** How deep a file lies: what many ask for, the home page and the lists, lies above each watch, and a page above its parts. */
const depthOf = (file) => file.split('/').length;

/**
 * Where the best compressed forms of a build are, each named by what it is the form of, so that none is ever a wrong one: what is
 * made anew and has not changed has them too.
 * @param {string} build its folder
 */
const folderOf = (build) => join(build, 'odd-hours-forms');

/**
 * Compresses what a build has made, as well as can be; what an earlier build has made is not made again.
 * @param {string} build its folder
 * @param {{ earlier?: string[], formOf?: (html: string) => string, mostBytes?: number }} [options] `earlier` are folders of other
 *   builds, `formOf` gives the form in which a page is sent, `mostBytes` is how much is compressed, from the top
 * @returns {Promise<number>} how many forms were made
 */
export async function writeBestForms(build, { earlier = [], formOf = (html) => html, mostBytes = MOST_BYTES } = {}) {
  const folder = folderOf(build);
  mkdirSync(folder, { recursive: true });
  const files = TEXTS.flatMap(({ folder: part, text }) =>
    filesUnder(build, part)
      .filter((file) => text.test(file))
      .sort((one, two) => depthOf(one) - depthOf(two)),
  );
  const wanted = new Map();
  let bytes = 0;
  for (const file of files) {
    const made = readFileSync(join(build, file));
    const body = file.endsWith('.html') ? Buffer.from(formOf(made.toString('utf8'))) : made;
    const name = hashOf(body);
    if (!isWorthEncoding(body) || wanted.has(name)) continue;
    bytes += body.length;
    if (bytes > mostBytes) break;
    wanted.set(name, body);
  }
  const forms = [...wanted].flatMap(([name, body]) =>
    ['br', 'gzip'].map((encoding) => ({ file: `${name}.${encoding}`, body, encoding })),
  );
  const missing = forms.filter(({ file }) => {
    const made = earlier.map((one) => join(folderOf(one), file)).find((one) => existsSync(one));
    if (made) copyFileSync(made, join(folder, file));
    return !made;
  });
  await inPool(missing, async ({ file, body, encoding }) => {
    await writeFile(join(folder, file), await encodeBest(body, encoding));
  });
  return missing.length;
}

/**
 * The best form of something that the shop sends.
 * @param {string} build its folder
 * @param {Buffer} body
 * @param {import('./encode.mjs').Encoding} encoding
 * @returns {Promise<Buffer | undefined>} nothing where the build has not made it
 */
export function readBestForm(build, body, encoding) {
  return readFile(join(folderOf(build), `${hashOf(body)}.${encoding}`)).catch(() => undefined);
}
