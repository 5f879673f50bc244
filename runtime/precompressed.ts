import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { compressBest, type Encoding, isWorthCompressing } from './content-encoding';

/** Text in a build: scripts and styles, pages, what Next's router requests, responses of routes. */
const TEXTS = [
  { folder: 'static', isText: /\.(?:js|css)$/ },
  { folder: join('server', 'app'), isText: /\.(?:html|rsc)$|(?<!\.(?:ico|png))\.body$/ },
];

/** How much text is compressed as well as possible, in bytes: a MB takes a core a second, and 10,000 watches have 1,500 MB. */
const MAX_BYTES = 32_000_000;

/** The home page and lists lie above each watch, and a page above its parts. */
const depthOf = (file: string) => file.split('/').length;

/** Holds the compressed bodies of a build, each named by the hash of its source: a body that has changed finds none. */
const folderOf = (build: string) => join(build, 'precompressed');

/** SHA-256 of a body, base64url. */
export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url');

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

type Options = {
  /** Folders of other builds: what they contain is copied. */
  readonly earlier?: readonly string[];
  /** The HTML of a page as it is sent. */
  readonly transform?: (html: string) => string;
  /** How much is compressed, in bytes, from the top of the site. */
  readonly maxBytes?: number;
};

/**
 * Compresses the text of a build as well as possible.
 * @returns how many compressed bodies were made
 */
export async function precompress(
  build: string,
  { earlier = [], transform = (html) => html, maxBytes = MAX_BYTES }: Options = {},
): Promise<number> {
  const folder = folderOf(build);
  mkdirSync(folder, { recursive: true });
  const wanted = new Map<string, Buffer>();
  let bytes = 0;
  for (const file of textsOf(build)) {
    const made = readFileSync(join(build, file));
    const body = file.endsWith('.html') ? Buffer.from(transform(made.toString('utf8'))) : made;
    const name = hashOf(body);
    if (!isWorthCompressing(body) || wanted.has(name)) continue;
    bytes += body.length;
    if (bytes > maxBytes) break;
    wanted.set(name, body);
  }
  const missing = [...wanted]
    .flatMap(([name, body]) => ENCODINGS.map((encoding) => ({ file: `${name}.${encoding}`, body, encoding })))
    .filter(({ file }) => !copied(file, folder, earlier));
  const queue = missing.values();
  const worker = async () => {
    for (const { file, body, encoding } of queue)
      await writeFile(join(folder, file), await compressBest(body, encoding));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return missing.length;
}

/** Paths relative to the build, nearest to the top first. */
function textsOf(build: string): string[] {
  return TEXTS.flatMap(({ folder, isText }) => {
    const all = existsSync(join(build, folder))
      ? readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' })
      : [];
    return all
      .filter((path) => isText.test(path))
      .map((path) => join(folder, path))
      .sort((one, other) => depthOf(one) - depthOf(other));
  });
}

function copied(file: string, folder: string, earlier: readonly string[]): boolean {
  const source = earlier.map((build) => join(folderOf(build), file)).find((path) => existsSync(path));
  if (source) copyFileSync(source, join(folder, file));
  return source !== undefined;
}

/** The compressed form of a body; undefined when the build has not made it. */
export function readPrecompressed(build: string, body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  return readFile(join(folderOf(build), `${hashOf(body)}.${encoding}`)).catch(() => undefined);
}
