import { availableParallelism } from 'node:os';
import { require as requireTypeScript } from 'tsx/cjs/api';

const part = requireTypeScript('./tools/mutation/parts.ts', import.meta.url).mutantsPart();

/** How `npm run mutants` mutates one part of the shop. */
const config = {
  mutate: [...part.files, '!**/*.test.{ts,tsx}', '!**/testing/**'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'jest.mutants.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // A busy machine slows tests down; only an endless test may time out.
  timeoutMS: 30_000,
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? availableParallelism()),
  // Jest keeps each loaded module in memory: without restarts a worker slows down tenfold.
  maxTestRunnerReuse: 100,
  ignorePatterns: ['/public/pictures/*.{avif,webp,jpg}', '/e2e', '/var', '/.next', '/.cache', '/test-results'],
  tempDirName: `.cache/mutants/${part.name}`,
  incremental: true,
  incrementalFile: part.known,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: part.report },
  warnings: { slow: false },
};

export default config;
