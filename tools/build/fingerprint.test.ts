import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root as shop } from '@/runtime/root';
import { filesUnder, fingerprint, sourceFiles } from './fingerprint';

let root: string;

function put(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  put('app/page.tsx', 'home');
  put('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

it('sourceFiles lists the sources of a build only', () => {
  put('.env', 'A=1');
  put('.env.example', 'A=');
  put('README.md', 'read me');
  put('domain/money.test.ts', 'test');
  put('public/pictures/0123456789ab-320.avif', 'made by the build');
  put('public/pictures/manifest.json', '{}');
  put('public/watches/xerix/1-1.webp', 'master');
  expect(sourceFiles(root)).toEqual([
    '.env',
    'app/page.tsx',
    'package-lock.json',
    'public/pictures/manifest.json',
    'public/watches/xerix/1-1.webp',
  ]);
});

it('fingerprint ignores unrelated environment variables', () => {
  expect(fingerprint(root, {})).toBe(fingerprint(root, { PATH: '/bin', PORT: '4000' }));
});

it.each([
  ['a changed file', () => put('app/page.tsx', 'home!')],
  ['other packages', () => put('package-lock.json', '{"packages":{}}')],
  ['a new file', () => put('components/shell/header.tsx', '')],
  ['a removed file', () => rmSync(join(root, 'app/page.tsx'))],
  ['text that moved to another file', () => (put('app/page.tsx', ''), put('app/layout.tsx', 'home'))],
])('fingerprint changes with %s', (_, change) => {
  const before = fingerprint(root, {});
  change();
  expect(fingerprint(root, {})).not.toBe(before);
});

it.each(['SITE_URL', 'CATALOGUE_DIR', 'NEXT_PUBLIC_FIREBASE', 'SOCIAL_YOUTUBE', 'COMPANY_NAME'])(
  'fingerprint changes with %s in the environment',
  (name) => {
    expect(fingerprint(root, { [name]: 'x' })).not.toBe(fingerprint(root, {}));
  },
);

it('sourceFiles has every file that the entry points of a build import', async () => {
  const routes = filesUnder(shop, 'app').filter((file) =>
    /\/(?:page|layout|route|(?:global-)?not-found|error|[\w-]*error|sitemap|robots|manifest)\.tsx?$/.test(file),
  );
  const { metafile } = await build({
    absWorkingDir: shop,
    entryPoints: [
      'tools/build/build.ts',
      'runtime/serve.ts',
      'next.config.js',
      'instrumentation.ts',
      'browser/worker/worker.ts',
      ...routes,
    ],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const imported = Object.keys(metafile.inputs).filter((file) => !/^(?:\(|node_modules\/)/.test(file));
  const sources = new Set(sourceFiles(shop));
  expect(imported.length).toBeGreaterThan(500);
  expect(imported.filter((file) => !sources.has(file))).toEqual([]);
});
