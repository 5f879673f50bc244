import { language, locale } from '@/domain/language';
import { build as bundle } from 'esbuild';
import { join, relative } from 'node:path';
import { pageFormOf } from '@/runtime/next/pages';
import { precompress } from '@/runtime/precompressed';
import { root } from '@/runtime/root';

type Options = {
  /** Name of the build; part of the names of the service worker's caches. */
  readonly name: string;
  /** Folders of other builds, whose compressed files are reused. */
  readonly earlier?: readonly string[];
};

/** Constants of the bundles: the language of this process and those that the shop offers. */
const builtLanguage = {
  'process.env.SHOP_LANGUAGE': JSON.stringify(language),
  'process.env.SHOP_LOCALE': JSON.stringify(locale),
  'process.env.LANGUAGES': JSON.stringify(process.env.LANGUAGES || 'en'),
};
/** As for Next: in German, for example, `copy.de.ts` replaces `copy.ts`. */
const resolveExtensions = [`.${language}.ts`, '.ts', '.js', '.json'];

/**
 * Adds the HTTP server, the service worker and compressed bodies to the output of `next build`. Warns if this version of
 * Next writes pages in an unknown form; the shop still works (`runtime/next`).
 * @param build its folder
 */
export async function finishBuild(build: string, { name, earlier = [] }: Options): Promise<void> {
  const { form, warning } = pageFormOf(build);
  if (warning) console.error(warning);
  await Promise.all([bundleServer(build), bundleWorker(build, name)]);
  await precompress(build, { earlier, transform: form.transform });
}

/** Bundles `runtime/serve.ts` as `serve.js`: production needs no TypeScript loader. */
async function bundleServer(build: string): Promise<void> {
  const runtime = relative(build, join(root, 'runtime'));
  const fixed = { builtAt: Date.now(), authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN };
  await bundle({
    entryPoints: [join(root, 'runtime/serve.ts')],
    outfile: join(build, 'serve.js'),
    bundle: true,
    resolveExtensions,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    // `runtime/root.ts` finds the shop's folder from its own location.
    banner: {
      js: `const buildFolder = __dirname, runtimeFolder = require('node:path').join(__dirname, ${JSON.stringify(runtime)});`,
    },
    define: { ...builtLanguage, BUILD: JSON.stringify(fixed), BUILD_FOLDER: 'buildFolder', __dirname: 'runtimeFolder' },
    logLevel: 'error',
  });
}

async function bundleWorker(build: string, name: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'browser/worker/worker.ts')],
    outfile: join(build, 'worker.js'),
    bundle: true,
    resolveExtensions,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { ...builtLanguage, BUILD: JSON.stringify(name), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
