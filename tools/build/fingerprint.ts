import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import languages from '@/domain/languages.json';
import { openGraphManifest } from '@/domain/picture-source';

/**
 * Files that are no sources of a build. Every other file in the shop's folder is a source, so new files need no entry
 * here. `fingerprint.test.ts` fails if a build imports one of these.
 */
const NOT_SOURCES = new Set([
  ...[
    '.cache',
    '.ci',
    '.git',
    '.next',
    'cli',
    'coverage',
    'deploy',
    'docs',
    'e2e',
    'node_modules',
    'playwright-report',
  ],
  ...['scripts', 'studio', 'test-results', 'var', 'vendor'],
  ...[
    '.dockerignore',
    '.editorconfig',
    '.env.example',
    '.gitignore',
    '.nvmrc',
    'Dockerfile',
    'LICENSE',
    'next-env.d.ts',
  ],
]);

/** Documents, tests, caches and configurations of checks. */
const NO_SOURCE = /\.(?:md|tsbuildinfo)$|\.test\.\w+$|^(?:\.ox|eslint|jest|knip|playwright|stryker)/;

/** Output of the build itself. The manifests, which the pages use, represent it. */
const PICTURES = 'public/pictures';
const MANIFESTS = ['manifest.json', 'room-models.json', ...languages.map(({ code }) => openGraphManifest(code))].map(
  (name) => `${PICTURES}/${name}`,
);

/**
 * Returns a hash of all inputs of a build. It changes exactly if a new build is needed.
 * @param root the shop's folder
 * @returns 64 hex digits
 */
export function fingerprint(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  for (const name of Object.keys(env).filter(reachesTheBuild).sort()) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

/** Every file that a build depends on, relative to the root, in one fixed order. */
export function sourceFiles(root: string): string[] {
  const top = readdirSync(root).filter((name) => !NOT_SOURCES.has(name));
  return [...top, ...MANIFESTS]
    .flatMap((path) => filesUnder(root, path))
    .filter((file) => !NO_SOURCE.test(file))
    .sort();
}

/** The file itself, or all files under a folder, as paths from the root; nothing for a path that does not exist. */
export function filesUnder(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full) || path === PICTURES) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesUnder(root, `${path}/${name}`));
}

const OTHER_VARIABLES = ['SITE_URL', 'CATALOGUE_DIR', 'OPEN_TO_NETWORK', 'AGENTS', 'LANGUAGES', 'SHOP_LANGUAGE'];

/** True for an environment variable that the built pages contain. */
const reachesTheBuild = (name: string): boolean =>
  /^(NEXT_PUBLIC|SOCIAL|COMPANY)_/.test(name) || OTHER_VARIABLES.includes(name);
