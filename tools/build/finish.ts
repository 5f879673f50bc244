import { language } from '@/domain/language';
import { languagesIn } from '@/domain/parse-languages';
import { build as bundle } from 'esbuild';
import { join, relative } from 'node:path';
import { LANGUAGE_MODULE } from '@/runtime/builds';
import { pageFormOf } from '@/runtime/next/pages';
import { precompress } from '@/runtime/precompressed';
import { root } from '@/runtime/root';
import { forNode, settingsIn } from './bundle-settings';

type Options = {
  /** Name of the build; part of the names of the service worker's caches. */
  readonly name: string;
  /** Folders of other builds, whose compressed files are reused. */
  readonly earlier?: readonly string[];
};

/** Settings of the language of this process. */
const settings = settingsIn(language);

/** Quality of Brotli for a further language: 12 s of processor time less for each, and 2 % larger pages. */
const TRANSLATED_QUALITY = 10;

/**
 * Adds the HTTP server, the service worker and compressed bodies to the output of `next build`. Warns if this version of
 * Next writes pages in an unknown form; the shop still works (`runtime/next`).
 * @param build its folder
 */
export async function finishBuild(build: string, { name, earlier = [] }: Options): Promise<void> {
  const { form, warning } = pageFormOf(build);
  if (warning) console.error(warning);
  const isOneOfSeveral = languagesIn(process.env.LANGUAGES).length > 1;
  await Promise.all([
    bundleServer(build),
    bundleWorker(build, name),
    isOneOfSeveral && bundleLanguage(build, language),
  ]);
  const quality = language === 'en' ? undefined : TRANSLATED_QUALITY;
  await precompress(build, { earlier, transform: form.transform, quality });
}

/** Bundles `runtime/serve.ts` as `serve.js`: production needs no TypeScript loader. */
async function bundleServer(build: string): Promise<void> {
  const runtime = relative(build, join(root, 'runtime'));
  const fixed = { builtAt: Date.now(), authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN };
  await bundle({
    entryPoints: [join(root, 'runtime/serve.ts')],
    outfile: join(build, 'serve.js'),
    ...settings,
    ...forNode,
    // `runtime/root.ts` finds the shop's folder from its own location.
    banner: {
      js: `const buildFolder = __dirname, runtimeFolder = require('node:path').join(__dirname, ${JSON.stringify(runtime)});`,
    },
    define: {
      ...settings.define,
      BUILD: JSON.stringify(fixed),
      BUILD_FOLDER: 'buildFolder',
      __dirname: 'runtimeFolder',
    },
  });
}

/** Bundles `server/in-language.ts` in a language, for the processes of all languages. @param build folder of its build */
export async function bundleLanguage(build: string, code: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'server/in-language.ts')],
    outfile: join(build, LANGUAGE_MODULE),
    ...settingsIn(code),
    ...forNode,
    // The package throws outside of Next's server.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
  });
}

async function bundleWorker(build: string, name: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'browser/worker/worker.ts')],
    outfile: join(build, 'worker.js'),
    ...settings,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { ...settings.define, BUILD: JSON.stringify(name), 'process.env.NODE_ENV': '"production"' },
  });
}
