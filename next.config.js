const { availableParallelism } = require('node:os');
const informationPaths = require('./data/information-paths.json');
const { pattern: cataloguePattern } = require('./data/markdown-paths.json');
const selectionKeys = require('./domain/filtering/filter-state-keys.json');

/** An alias answers at its own URL with its screen: rewritten, never redirected (docs/product.md 2.2). */
const aliases = {
  '/main': '/',
  '/auth': '/auth/user',
  '/register': '/register/registeruser',
  '/wfemale': '/wfemale/allwfemale',
  '/new': '/new/allnew',
  '/contact': '/contact/form',
  '/favorite': '/favorite/myfavorite',
  '/bascket': '/bascket/mybascket',
};

/** The lists, by canonical path and alias: with a query that narrows them they are rendered on request. */
const lists = {
  '/all': '/found/all',
  '/all/:brand': '/found/all/:brand',
  '/wfemale/allwfemale': '/found/wfemale/allwfemale',
  '/wfemale': '/found/wfemale/allwfemale',
  '/new/allnew': '/found/new/allnew',
  '/new': '/found/new/allnew',
};

const narrowedLists = Object.entries(lists).flatMap(([source, destination]) =>
  selectionKeys.map((key) => ({ source, destination, has: [{ type: 'query', key }] })),
);

/** The pages of the catalogue and the shop's own, which have a Markdown form (docs/product.md 24.7). */
const markdownPages = `/:path(${cataloguePattern}|${informationPaths.map((path) => path.slice(1)).join('|')})`;

/** What is served is a build of its own; Next works beside them (docs/decisions/0026-build-folders.md). */
const distDir = process.env.SHOP_BUILD ?? '.next/work';

/** Where `npm run bench` builds a shop of its own, with types of its own, so that this one's build stays. */
const bench = process.env.BENCH_DIR;

/** A shop that signs in with the emulator and is open to the network says so on every page (docs/product.md 19.8). */
const saysOpen = process.env.OPEN_TO_NETWORK === '1' && !process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;

/** @type {import('next').NextConfig} */
module.exports = {
  distDir,
  generateBuildId: () => process.env.BUILD_NAME ?? null,
  // `npm run build` checks the types before this (tools/build/types.ts), which `npm start` does without.
  typescript: { ignoreBuildErrors: true, ...(bench && { tsconfigPath: `${bench}/tsconfig.json` }) },
  ...(bench && { distDir: `${bench}/next` }),
  env: { PAGES_SAY_OPEN: saysOpen ? '1' : '' },
  // A watch's page says whether it can be had: it is made anew at most once a minute, and never shown five minutes old.
  expireTime: 300,
  poweredByHeader: false,
  // Next leaves a core to itself while pages are made, which waits (docs/decisions/0004-static-pages.md).
  experimental: { cpus: Math.max(4, availableParallelism() - 1), staticGenerationMinPagesPerWorker: 250 },
  // The HTTP server in front of Next compresses, adds the headers of every response and negotiates Markdown (runtime/http-server.ts).
  compress: false,
  reactStrictMode: true,
  reactCompiler: false,
  typedRoutes: true,
  // Pictures are encoded once by the build (tools/pictures/pictures.ts); nothing is optimised while a shopper waits.
  images: { unoptimized: true },
  rewrites: async () => ({
    // Before the static page of the same path answers.
    beforeFiles: [{ source: String.raw`${markdownPages}\.md`, destination: '/markdown/:path' }, ...narrowedLists],
    afterFiles: Object.entries(aliases).map(([source, destination]) => ({ source, destination })),
  }),
  // Nobody asks for a narrowed list but by the list's own address.
  redirects: async () => [{ source: '/found/:list*', destination: '/:list*', permanent: true }],
  headers: async () => [
    {
      source: '/pictures/:file(.*\\.(?:avif|webp|jpg|glb|usdz))',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // An iPhone opens what is called this.
    {
      source: '/pictures/:file(.*\\.usdz)',
      headers: [{ key: 'Content-Type', value: 'model/vnd.usdz+zip' }],
    },
    {
      source: markdownPages,
      headers: [{ key: 'Link', value: '</:path.md>; rel="alternate"; type="text/markdown"' }],
    },
    // A token stands in these addresses: no other site is to be told of it. With `no-referrer` browsers would hide the
    // Origin of the forms on these pages as well.
    ...['/:page(thanks|error)', '/newsletter/:path*', '/agent/:id'].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'same-origin' }],
    })),
  ],
};
