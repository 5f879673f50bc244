import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeBest, isWorthEncoding } from './encode.mjs';
import { filesUnder } from './fingerprint.mjs';
import { inPool } from './pool.mjs';

/** What a build leaves that is sent as text: scripts and styles, pages, what Next's router asks for, other answers. */
const TEXTS = [
  { folder: 'static', text: /\.(?:js|css)$/ },
  { folder: join('server', 'app'), text: /\.(?:html|rsc)$|(?<!\.(?:ico|png))\.body$/ },
];

/** As many as are compressed best: a shop of ten thousand watches would take a quarter of an hour for all. */
const MOST = 2000;

/** @param {Buffer} body */
const nameOf = (body) => createHash('sha256').update(body).digest('base64url');

/**
 * Where the best compressed forms of a build are, each named by what it is the form of, so that none is ever a wrong one: what is
 * made anew and has not changed has them too.
 * @param {string} build `.next`
 */
const folderOf = (build) => join(build, 'cache', 'odd-hours-forms');

/**
 * Compresses what a build has made, as well as can be; what an earlier build has made is not made again.
 * @param {string} build `.next`
 * @returns {Promise<number>} how many forms were made
 */
export async function writeBestForms(build) {
  const folder = folderOf(build);
  mkdirSync(folder, { recursive: true });
  const files = TEXTS.flatMap(({ folder: part, text }) => filesUnder(build, part).filter((file) => text.test(file)));
  const bodies = files.slice(0, MOST).map((file) => readFileSync(join(build, file)));
  const wanted = new Map(bodies.filter(isWorthEncoding).map((body) => [nameOf(body), body]));
  for (const name of readdirSync(folder)) if (!wanted.has(name.split('.')[0])) rmSync(join(folder, name));
  const missing = [...wanted].flatMap(([name, body]) =>
    ['br', 'gzip'].filter((form) => !existsSync(join(folder, `${name}.${form}`))).map((form) => ({ name, body, form })),
  );
  await inPool(missing, async ({ name, body, form }) => {
    await writeFile(join(folder, `${name}.${form}`), await encodeBest(body, form));
  });
  return missing.length;
}

/**
 * The best form of something that the shop sends.
 * @param {string} build `.next`
 * @param {Buffer} body
 * @param {import('./encode.mjs').Encoding} encoding
 * @returns {Promise<Buffer | undefined>} nothing where the build has not made it
 */
export function readBestForm(build, body, encoding) {
  return readFile(join(folderOf(build), `${nameOf(body)}.${encoding}`)).catch(() => undefined);
}
