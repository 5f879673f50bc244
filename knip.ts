import type { KnipConfig } from 'knip';
import languages from './domain/languages.json';
import { scripts } from './package.json';

/** The TypeScript programs that the commands of package.json run. */
const commands = Object.values(scripts).flatMap((command) => command.match(/(?<=run\.cjs )\S+\.ts\b/g) ?? []);

/** The programs and bundles that other programs start, by their paths. */
const started = [
  'browser/worker/worker.ts',
  'runtime/serve.ts',
  'runtime/testing/picture-maker.ts',
  'server/testing/{buy,open-database,refund}.ts',
  'tools/any-shop/any-shop.ts',
  'tools/auth-emulator/auth-emulator.ts',
  'tools/build/language.ts',
  'tools/bench/build-shop.ts',
  'tools/models/draw-models.ts',
  'tools/mutation/jest-circus-until-killed.ts',
  'tools/pictures/maker.ts',
  'tools/record/record.ts',
];

const config: KnipConfig = {
  // Knip's defaults, and import cycles (not those of types).
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'unresolved',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
    'catalog',
    'catalogReferences',
    'cycles',
  ],
  entry: [
    'app/**/{page,layout,route,not-found,global-not-found,error,sitemap,robots,manifest}.{ts,tsx}',
    'scripts/{run,shifted-clock}.cjs',
    ...commands,
    ...started,
    'e2e/**/*.spec.ts',
    'e2e/live/report.ts',
    '**/*.test.{ts,tsx,mjs}',
    // The build of a language resolves them in place of the English modules.
    ...languages.filter(({ code }) => code !== 'en').map(({ code }) => `**/*.${code}.ts`),
    // `tools/build` bundles it once for each language.
    'server/in-language.ts',
    // jest.chaos.mjs names a part of them without CHAOS_SECONDS.
    'server/chaos/*.chaos.ts',
  ],
  jest: { config: ['jest.{config,chaos,mutants}.mjs'] },
  project: ['**/*.{ts,tsx,mjs,cjs}', '!vendor/**', '!studio/**'],
  // Typefaces are read as files, an invoice's schemas by a program that a test starts; TypeScript 7 is started by path.
  ignoreDependencies: [
    '@fontsource-variable/familjen-grotesk',
    /^@expo-google-fonts\//,
    '@stackforge-eu/factur-x',
    'typescript-native',
  ],
  ignoreBinaries: [
    'qpdf',
    'pdffonts',
    'pdfdetach',
    'pdftotext',
    'mkfifo',
    'awk',
    'dpkg-query',
    'mount',
    'openssl',
    'umount',
  ],
};

export default config;
