const { availableParallelism } = require('node:os');
// Rewritten to their screen, never redirected (docs/product.md 2.2).
const aliases = require('./data/aliases.json');
const informationPaths = require('./data/information-paths.json');
const { pattern: cataloguePattern } = require('./data/markdown-paths.json');
const languages = require('./domain/languages.json');
const filterKeys = require('./domain/filtering/filter-state-keys.json');

/** Lists by canonical path and alias. A query with a filter is rewritten to a page that is rendered on request. */
const lists = {
  '/all': '/found/all',
  '/all/:brand': '/found/all/:brand',
  '/wfemale/allwfemale': '/found/wfemale/allwfemale',
  '/wfemale': '/found/wfemale/allwfemale',
  '/new/allnew': '/found/new/allnew',
  '/new': '/found/new/allnew',
};

/** Parameters of a filtered list, which has no Markdown (docs/product.md 24.7). */
const filters = filterKeys.map((key) => ({ type: 'query', key }));

const filteredLists = Object.entries(lists).flatMap(([source, destination]) =>
  filters.map((filter) => ({ source, destination, has: [filter] })),
);

/** Catalogue and information pages, which also exist as Markdown (docs/product.md 24.7). */
const markdownPages = `/:path(${cataloguePattern}|${informationPaths.map((path) => path.slice(1)).join('|')})`;

/** What is served is a build of its own; Next works beside them (docs/decisions/0026-build-folders.md). */
const distDir = process.env.SHOP_BUILD ?? '.next/work';

/** Folder in which `npm run bench` builds its own shop, so that the developer's build stays. */
const bench = process.env.BENCH_DIR;

/** True for a shop with the Auth emulator that is open to the network: each page shows it (docs/product.md 19.8). */
const saysOpen = process.env.OPEN_TO_NETWORK === '1' && !process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;

/** Language of this build (docs/decisions/0036-languages.md). */
const language = process.env.SHOP_LANGUAGE || 'en';
const basePath = language === 'en' ? '' : `/${language}`;
const { locale } = languages.find(({ code }) => code === language);

/** @type {import('next').NextConfig} */
module.exports = {
  distDir,
  generateBuildId: () => process.env.BUILD_NAME ?? null,
  // `npm run build` checks the types before this (tools/build/types.ts), which `npm start` does without.
  typescript: { ignoreBuildErrors: true, ...(bench && { tsconfigPath: `${bench}/tsconfig.json` }) },
  ...(bench && { distDir: `${bench}/next` }),
  basePath,
  // In a translated build, such as the German one, `copy.de.ts` replaces `copy.ts`.
  ...(language !== 'en' && {
    turbopack: {
      resolveExtensions: [`.${language}.tsx`, `.${language}.ts`, '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
    },
  }),
  env: {
    PAGES_SAY_OPEN: saysOpen ? '1' : '',
    SHOP_LANGUAGE: language,
    SHOP_LOCALE: locale,
    SHOP_CURRENCY: process.env.SHOP_CURRENCY || 'usd',
    LANGUAGES: process.env.LANGUAGES || 'en',
  },
  // A product page shows whether the watch is in stock: it is regenerated at most once a minute and never served after five.
  expireTime: 300,
  poweredByHeader: false,
  // Next reserves one core during static generation, which stays idle (docs/decisions/0004-static-pages.md).
  experimental: {
    cpus: Math.max(4, availableParallelism() - 1),
    staticGenerationMinPagesPerWorker: 250,
    globalNotFound: true,
    // Half of a build's size, and nothing reads them in production.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Writing it took 11 s of a build of 46 s, and the next build was no faster.
    turbopackFileSystemCacheForBuild: false,
  },
  // The HTTP server in front of Next compresses, adds the headers of every response and negotiates Markdown (runtime/http-server.ts).
  compress: false,
  // pdfkit reads its colour profile from its own folder.
  serverExternalPackages: ['pdfkit', 'fontkit'],
  reactStrictMode: true,
  reactCompiler: false,
  typedRoutes: true,
  // Pictures are encoded once by the build (tools/pictures/pictures.ts); nothing is optimised while a shopper waits.
  images: { unoptimized: true },
  rewrites: async () => ({
    // Before the static page of the same path.
    beforeFiles: [
      { source: String.raw`${markdownPages}\.md`, destination: '/markdown/:path', missing: filters },
      ...filteredLists,
    ],
    afterFiles: Object.entries(aliases).map(([source, destination]) => ({ source, destination })),
  }),
  // The internal path of a filtered list leads to its public one.
  redirects: async () => [{ source: '/found/:list*', destination: '/:list*', permanent: true }],
  headers: async () => [
    {
      source: '/pictures/:file(.*\\.(?:avif|webp|jpg|glb|usdz))',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // iOS opens AR Quick Look for this type only.
    {
      source: '/pictures/:file(.*\\.usdz)',
      headers: [{ key: 'Content-Type', value: 'model/vnd.usdz+zip' }],
    },
    {
      source: markdownPages,
      missing: filters,
      headers: [{ key: 'Link', value: `<${basePath}/:path.md>; rel="alternate"; type="text/markdown"` }],
    },
    // These URLs hold a token that no other site may see. `no-referrer` would also remove the Origin header of the
    // forms on these pages.
    ...[
      '/:page(thanks|error|thanks/invoice)',
      '/order/:page(cancel|address|pay)',
      '/passport/:path*',
      '/newsletter/:path*',
      '/agent/:id',
      '/continue',
    ].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'same-origin' }],
    })),
    { source: '/continue', headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ],
};
