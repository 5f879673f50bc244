/**
 * Bundles `vendor/firebase-auth-emulator`, Firebase's own Auth emulator, out of `firebase-tools`, into one file.
 *
 *   npm run vendor:auth-emulator               bundles it, and checks that the result equals the committed file
 *   npm run vendor:auth-emulator -- --renew    replaces the committed file, after a change of the versions
 *
 * The package itself would add 627 packages and 253 MB to every installation, although the server is a hundredth of that.
 * It is installed into a temporary folder from the lock file beside it, and bundled; this needs npm's registry and a
 * minute. The lock file's hashes pin what was reviewed, whichever registry serves it.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Esbuild from 'esbuild';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';
import { run } from '@/tools/process/children';

/** The checksums of the committed files, as `sha256sum --check` reads them. */
export const SUMS_FILE = 'SHA256SUMS';

const TARGET = join(root, 'vendor', 'firebase-auth-emulator');
const LOCKED = ['package.json', 'package-lock.json'];
const MADE = ['emulator.cjs', 'LICENSES.txt'];
const SERVER = 'firebase-tools/lib/emulator/auth/server';

/**
 * Stubs of the firebase-tools modules that the server imports. The emulator runs alone: there is no other emulator, its
 * address is that of the request, and its log is dropped.
 */
const ALONE: Record<string, string> = {
  registry: `exports.EmulatorRegistry = {
    isRunning: () => false,
    url: (_, request) => new URL(request.protocol + '://' + request.headers.host),
  };`,
  emulatorLogger: `const log = () => {};
    exports.EmulatorLogger = { forEmulator: () => ({ log, logLabeled: log }) };`,
  index: 'exports.SingleProjectMode = { NO_WARNING: 0, WARNING: 1, ERROR: 2 };',
};

const aloneFromTheRest: Esbuild.Plugin = {
  name: 'alone',
  setup(build) {
    build.onResolve({ filter: /\/(registry|emulatorLogger|index)$/ }, ({ path, importer }) =>
      /firebase-tools.lib.emulator.auth/.test(importer)
        ? { path: path.slice(path.lastIndexOf('/') + 1), namespace: 'alone' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'alone' }, ({ path }) => ({ contents: ALONE[path] }));
    // Tables of encodings other than UTF-8, which no client sends here.
    build.onLoad({ filter: /iconv-lite.encodings.tables.*\.json$/ }, () => ({ contents: '[]', loader: 'json' }));
  },
};

async function main(): Promise<void> {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--renew'))
    throw new ReportedError('vendor-auth-emulator has one option: --renew.');
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  try {
    await install(folder);
    const inputs = await bundle(folder);
    writeFileSync(join(folder, 'LICENSES.txt'), licences(folder, inputs));
    keep(folder, option === '--renew');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compares the result with the committed files, or replaces them. */
function keep(folder: string, renew: boolean): void {
  const made = sumsOf(folder, MADE);
  if (renew) {
    for (const file of MADE) copyFileSync(join(folder, file), join(TARGET, file));
    writeFileSync(join(TARGET, SUMS_FILE), made);
    return console.log(`${TARGET} is renewed:\n${made.trimEnd()}`);
  }
  if (made !== readFileSync(join(TARGET, SUMS_FILE), 'utf8')) {
    throw new ReportedError(
      `The bundle differs from ${SUMS_FILE}:\n${made}Review the differences; --renew replaces the committed files.`,
    );
  }
  console.log(`${TARGET} equals the bundle of the lock file, byte for byte.`);
}

async function install(folder: string): Promise<void> {
  for (const file of LOCKED) copyFileSync(join(TARGET, file), join(folder, file));
  // Without scripts: firebase-tools' optional re2 would compile for minutes, and nothing here uses it.
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new ReportedError(`${output}\nThe packages of the emulator could not be installed.`);
}

/** @returns the source files of the bundle */
async function bundle(folder: string): Promise<string[]> {
  const { build }: typeof Esbuild = createRequire(join(folder, 'package.json'))('esbuild');
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'node_modules/firebase-tools/package.json'), 'utf8'),
  );
  const { metafile } = await build({
    stdin: { contents: `exports.createApp = require('${SERVER}').createApp;`, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: {
      js: `/* firebase-tools@${version}, its Auth emulator alone; see README.md and LICENSES.txt. */`,
    },
    outfile: join(folder, 'emulator.cjs'),
    metafile: true,
    plugins: [aloneFromTheRest],
  });
  return Object.keys(metafile.inputs);
}

/** The licence of every package that is in the file. */
function licences(folder: string, inputs: readonly string[]): string {
  const packages = inputs.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(packages)]
    .sort()
    .map((path) => licence(join(folder, path)))
    .join('\n');
}

function licence(path: string): string {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  );
  const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && existsSync(join(path, file)) ? readFileSync(join(path, file), 'utf8').trim() : '';
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`;
}

/**
 * The SHA-256 of each file, a line each.
 * @param files names within the folder
 */
export function sumsOf(folder: string, files: readonly string[]): string {
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return files.map((file) => `${sum(file)}  ${file}\n`).join('');
}

if (isProgram(import.meta.url)) runProgram(main);
