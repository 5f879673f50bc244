/**
 * Makes `vendor/firebase-auth-emulator` anew: Firebase's own Auth emulator out of `firebase-tools`, as one file.
 *
 *   node tools/auth-emulator/vendor-auth-emulator.mjs            makes it, and checks that it is the one that is there
 *   node tools/auth-emulator/vendor-auth-emulator.mjs --renew    puts what was made in its place, after a change of the versions
 *
 * The package itself would add 627 packages and 253 MB to every installation, for one server of which it uses a
 * hundredth. It is installed into a temporary folder here, as the lock file beside it says, and bundled; needs npm's
 * registry and a minute. What the lock file names by its hash is what was looked at, whatever a registry hands out.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/children.mjs';
import { Fault, runProgram } from '../../runtime/fault.mjs';
import { root } from '../../runtime/root.mjs';
import { sumsOf, SUMS_FILE } from './sums.mjs';

const TARGET = join(root, 'vendor', 'firebase-auth-emulator');
const LOCKED = ['package.json', 'package-lock.json'];
const MADE = ['emulator.cjs', 'LICENSES.txt'];
const SERVER = 'firebase-tools/lib/emulator/auth/server';

/**
 * What the server asks of the rest of firebase-tools, answered for an emulator that runs alone: there is no other
 * emulator, its address is the one it was asked at, and its log goes nowhere.
 */
const ALONE = {
  registry: `exports.EmulatorRegistry = {
    isRunning: () => false,
    url: (_, request) => new URL(request.protocol + '://' + request.headers.host),
  };`,
  emulatorLogger: `const log = () => {};
    exports.EmulatorLogger = { forEmulator: () => ({ log, logLabeled: log }) };`,
  index: 'exports.SingleProjectMode = { NO_WARNING: 0, WARNING: 1, ERROR: 2 };',
};

const aloneFromTheRest = {
  name: 'alone',
  setup(build) {
    build.onResolve({ filter: /\/(registry|emulatorLogger|index)$/ }, ({ path, importer }) =>
      /firebase-tools.lib.emulator.auth/.test(importer)
        ? { path: path.split('/').at(-1), namespace: 'alone' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'alone' }, ({ path }) => ({ contents: ALONE[path] }));
    // Tables of encodings other than UTF-8, which nobody sends here.
    build.onLoad({ filter: /iconv-lite.encodings.tables.*\.json$/ }, () => ({ contents: '[]', loader: 'json' }));
  },
};

async function main() {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--renew')) throw new Fault('vendor-auth-emulator knows --renew.');
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

/** Says that what was made is what is there, or puts it there. */
function keep(folder, renew) {
  const made = sumsOf(folder, MADE);
  if (renew) {
    for (const file of MADE) copyFileSync(join(folder, file), join(TARGET, file));
    writeFileSync(join(TARGET, SUMS_FILE), made);
    return console.log(`${TARGET} is renewed:\n${made.trimEnd()}`);
  }
  if (made !== readFileSync(join(TARGET, SUMS_FILE), 'utf8')) {
    throw new Fault(
      `What was made is not what ${SUMS_FILE} names:\n${made}Look at what differs; --renew takes it over.`,
    );
  }
  console.log(`What is in ${TARGET} is what the lock file makes, byte for byte.`);
}

async function install(folder) {
  for (const file of LOCKED) copyFileSync(join(TARGET, file), join(folder, file));
  // Without scripts: firebase-tools' optional re2 would compile for minutes, and nothing here uses it.
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new Fault(`${output}\nThe packages of the emulator could not be installed.`);
}

/** @returns {Promise<string[]>} the files that went in */
async function bundle(folder) {
  const { build } = createRequire(join(folder, 'package.json'))('esbuild');
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/firebase-tools/package.json'), 'utf8'));
  const { metafile } = await build({
    stdin: { contents: `exports.createApp = require('${SERVER}').createApp;`, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: {
      js: `/* firebase-tools@${version}, its Auth emulator alone. Made by tools/auth-emulator/vendor-auth-emulator.mjs; see LICENSES.txt. */`,
    },
    outfile: join(folder, 'emulator.cjs'),
    metafile: true,
    plugins: [aloneFromTheRest],
  });
  return Object.keys(metafile.inputs);
}

/** The licence of every package that is in the file. */
function licences(folder, inputs) {
  const packages = inputs.map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]).filter(Boolean);
  return [...new Set(packages)]
    .sort()
    .map((path) => licence(join(folder, path)))
    .join('\n');
}

function licence(path) {
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && existsSync(join(path, file)) ? readFileSync(join(path, file), 'utf8').trim() : '';
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`;
}

runProgram(main);
