/**
 * Makes `vendor/firebase-auth-emulator` anew: Firebase's own Auth emulator out of `firebase-tools`, as one file.
 *
 *   node scripts/vendor-auth-emulator.mjs
 *
 * The package itself would add 627 packages and 253 MB to every installation, for one server of which it uses a
 * hundredth. It is installed into a temporary folder here, pinned, and bundled; needs npm's registry and a minute.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/children.mjs';
import { Fault, runProgram } from './lib/fault.mjs';
import { root } from './lib/root.mjs';

const TOOLS = 'firebase-tools@15.34.2';
const BUNDLER = 'esbuild@0.28.2';
const TARGET = join(root, 'vendor', 'firebase-auth-emulator');
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
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  try {
    await install(folder);
    const inputs = await bundle(folder);
    writeFileSync(join(TARGET, 'LICENSES.txt'), licences(folder, inputs));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function install(folder) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  // Without scripts: firebase-tools' optional re2 would compile for minutes, and nothing here uses it.
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', TOOLS, BUNDLER];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new Fault(`${output}\n${TOOLS} could not be installed.`);
}

/** @returns {Promise<string[]>} the files that went in */
async function bundle(folder) {
  const { build } = createRequire(join(folder, 'package.json'))('esbuild');
  mkdirSync(TARGET, { recursive: true });
  const { metafile } = await build({
    stdin: { contents: `exports.createApp = require('${SERVER}').createApp;`, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: {
      js: `/* ${TOOLS}, its Auth emulator alone. Made by scripts/vendor-auth-emulator.mjs; see LICENSES.txt. */`,
    },
    outfile: join(TARGET, 'emulator.cjs'),
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
