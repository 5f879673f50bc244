import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { compressBest, type Encoding, isWorthCompressing } from './content-encoding';

/** Matches text files of a build: scripts, styles, pages, router payloads, route responses. */
const TEXTS = [
  { folder: 'static', isText: /\.(?:js|css)$/ },
  { folder: join('server', 'app'), isText: /\.(?:html|rsc)$|(?<!\.(?:ico|png))\.body$/ },
];

/** Maximum amount of precompressed text, in bytes: a MB takes one core-second, and 10,000 watches have 1,500 MB. */
const MAX_BYTES = 32_000_000;

/** Sorts the home page and lists before watches, and a page before its payloads. */
const depthOf = (file: string) => file.split('/').length;

/** Folder of the compressed bodies of a build, named by the hash of the source: a changed body has no match. */
const folderOf = (build: string) => join(build, 'precompressed');

/** SHA-256 of a body, base64url. */
export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url');

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

type Options = {
  /** Folders of earlier builds, whose compressed bodies are copied. */
  readonly earlier?: readonly string[];
  /** Returns the HTML to send for a page. */
  readonly transform?: (html: string) => string;
  /** Maximum amount to compress, in bytes, from the top of the site. */
  readonly maxBytes?: number;
  /** Quality of Brotli; the highest if undefined. */
  readonly quality?: number;
};

/**
 * Compresses the text files of a build at the highest level.
 * @returns the number of new compressed bodies
 */
export async function precompress(
  build: string,
  { earlier = [], transform = (html) => html, maxBytes = MAX_BYTES, quality }: Options = {},
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
      await writeFile(join(folder, file), await compressBest(body, encoding, quality));
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

/** Returns the compressed form of a body, or undefined if the build has none. */
export function readPrecompressed(build: string, body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  return readFile(join(folderOf(build), `${hashOf(body)}.${encoding}`)).catch(() => undefined);
}
