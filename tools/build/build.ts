// Builds the shop: `npm run build [-- --force --quiet --pictures-later]`. A build of the same sources is not made again.
// `--types` checks the types first, as for images and releases; `npm start` omits it to open sooner.
// The last line on stdout is the folder of the build.
import './load-settings';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageCurrencyIn } from '@/data/page-currency';
import { BUILD_BYTES, explainLackOfSpace, freeBytes } from '@/runtime/disk';
import { PICTURE_NAMES } from '@/runtime/pictures';
import { ReportedError } from '@/domain/reported-error';
import { requireSiteUrl } from '@/domain/site-url';
import { Failed, runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { readManifests } from '@/tools/pictures/manifests';
import { inOrderOfPages, picturesLine } from '@/tools/pictures/picture-plan';
import { makePictures } from '@/tools/pictures/pictures';
import { errorAfter, isStopping, runNode, stopOnSignals } from '@/tools/process/children';
import { furtherLanguages } from './bundle-settings';
import { listBuilds, makeCurrent, makeWhole, moveOut, removeOldBuilds, takeHashedFiles } from './builds';
import { fingerprint } from './fingerprint';
import { finishBuild } from './finish';
import { runNext } from './next';
import { areTypesChecked, checkTypes } from './types';

/**
 * `quiet`: one line if there is work to do, and the rest only after an error. `picturesLater`: pages need only the names of
 * pictures, so the HTTP server may have them made while it serves (docs/decisions/0010-picture-files.md).
 */
type Options = { force: boolean; quiet: boolean; types: boolean; picturesLater: boolean };

/**
 * Makes the pictures, then the pages, each only if something has changed. A build has a folder of its own and changes no
 * earlier one, which a process may be serving (docs/decisions/0026-build-folders.md).
 * @returns the build's folder, relative to the root
 */
async function build({ force, quiet, types, picturesLater }: Options): Promise<string> {
  requireSiteUrl(process.env.SITE_URL);
  const languages = furtherLanguages();
  const result = await makePictures({ namesOnly: picturesLater, onWork: announcePictures });
  if (!quiet && !picturesLater) console.error(picturesLine(result));
  if (types && !areTypesChecked(root)) {
    console.error('Checking the types…');
    await checkTypes(root);
  }
  const sources = fingerprint(root, process.env);
  const earlier = listBuilds(root);
  const same = earlier.find((one) => one.sources === sources);
  if (same && !force) {
    if (!quiet) console.error('Nothing has changed since that build.');
    makeCurrent(root, same.folder);
    return same.folder;
  }
  requireSpace();
  console.error('Building the shop…');
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${sources.slice(0, 8)}`;
  await runNext({ name, quiet });
  const making = moveOut(root, name);
  const before = earlier.map(({ folder }) => join(root, folder));
  await finishBuild(join(root, making), { name, earlier: before });
  writePictureNames(join(root, making));
  takeHashedFiles(join(root, making), before, Date.now());
  for (const { code } of languages) await buildLanguage(code, { making, name, quiet });
  const folder = makeWhole(root, making, sources);
  makeCurrent(root, folder);
  removeOldBuilds(root, Date.now());
  return folder;
}

type Making = { making: string; name: string; quiet: boolean };

/** Builds a further language in a process of its own, into the folder of the English build (docs/decisions/0036-languages.md). */
async function buildLanguage(code: string, { making, name, quiet }: Making): Promise<void> {
  console.error(`Building the shop in ${code}…`);
  const { code: status, output } = await runNode('tools/build/language.ts', [making, name], {
    env: { SHOP_LANGUAGE: code, SHOP_CURRENCY: pageCurrencyIn(code) },
    show: quiet ? 'never' : 'live',
  });
  if (isStopping()) throw new Failed();
  if (status !== 0) throw errorAfter(output, `The shop could not be built in ${code}; the reason is above.`);
}

/** Writes the names of all pictures into a build, in the order in which shoppers meet them. The HTTP server makes them in this order. */
function writePictureNames(build: string): void {
  const pages = pagesOf(join(build, 'server', 'app'));
  writeFileSync(join(build, PICTURE_NAMES), JSON.stringify(inOrderOfPages(readManifests().files, pages)));
}

/** Yields the HTML of a build's pages: the home page first, then the others by depth of their paths. */
function* pagesOf(folder: string): Generator<string> {
  const depth = (path: string) => (path === 'index.html' ? 0 : path.split(/[\\/]/).length);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  for (const path of paths.sort().sort((a, b) => depth(a) - depth(b))) yield readFileSync(join(folder, path), 'utf8');
}

function announcePictures(count: number): void {
  requireSpace();
  console.error(`Making ${count} pictures and models (once)…`);
}

function requireSpace(): void {
  const explanation = explainLackOfSpace(freeBytes(root), BUILD_BYTES, 'Building the shop');
  if (explanation) throw new ReportedError(explanation);
}

function readOptions(args: readonly string[]): Options {
  const known = ['--force', '--quiet', '--types', '--pictures-later'];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown) throw new ReportedError(`build accepts ${known.join(', ')}, not ${unknown}.`);
  const has = (option: string) => args.includes(option);
  return {
    force: has('--force'),
    quiet: has('--quiet'),
    types: has('--types'),
    picturesLater: has('--pictures-later'),
  };
}

stopOnSignals(() => 130);
runProgram(async () => console.log(await build(readOptions(process.argv.slice(2)))));
