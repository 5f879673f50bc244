import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms and files that a build is made from. What does not exist (yet) is passed over. */
const SOURCES = [
  'app',
  'browser',
  'components',
  'contract',
  'data',
  'domain',
  'public',
  'server',
  'store',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'postcss.config.js',
  'postcss.config.mjs',
  'proxy.ts',
  'tools/build/build.ts',
  'runtime/best-forms.mjs',
  'tools/build/builds.mjs',
  'runtime/encode.mjs',
  'runtime/next/late-scripts.mjs',
  'runtime/vary-accept.mjs',
  'tools/build/worker.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Made by the build itself; its manifests, which the pages are written from, stand for all of it. */
const PICTURES = 'public/pictures';
const MANIFESTS = ['manifest', 'open-graph', 'room-models'].map((name) => `${PICTURES}/${name}.json`);

/**
 * A hash over everything that a build depends on: it changes exactly when there is something to build again.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} 64 hex digits
 */
export function fingerprint(root, env) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  for (const name of Object.keys(env).filter(reachesTheBuild).sort()) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

/**
 * Every file that a build depends on, relative to the root, in one fixed order. Tests are left out.
 * @param {string} root
 * @returns {string[]}
 */
export function sourceFiles(root) {
  const secrets = readdirSync(root).filter((name) => name.startsWith('.env') && name !== '.env.example');
  const files = [...SOURCES, ...secrets, ...MANIFESTS].flatMap((path) => filesUnder(root, path));
  return files.filter((file) => !/\.test\.\w+$/.test(file)).sort();
}

/**
 * The file itself, or all files under a folder; nothing for a path that does not exist.
 * @param {string} root
 * @param {string} path relative to the root
 * @returns {string[]}
 */
export function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full) || path === PICTURES) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesUnder(root, `${path}/${name}`));
}

const OTHERS = ['SITE_URL', 'CATALOGUE_DIR', 'OPEN_TO_NETWORK', 'SCRIPTS_AT_ONCE', 'AGENTS'];

/** @param {string} name of an environment variable */
function reachesTheBuild(name) {
  return /^(NEXT_PUBLIC|SOCIAL|COMPANY)_/.test(name) || OTHERS.includes(name);
}
