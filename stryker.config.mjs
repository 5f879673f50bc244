import { availableParallelism } from 'node:os';
import { mutantsPart } from './tools/mutation/mutant-results.mjs';

const part = mutantsPart();

/** How `npm run mutants` plants mutants in one part of the shop. */
const config = {
  mutate: [...part.files, '!**/*.test.{ts,tsx}', '!**/testing/**'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'jest.mutants.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Beside other work a test takes longer than it did in the first run: only one that never ends counts as endless.
  timeoutMS: 30_000,
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? availableParallelism()),
  // Jest keeps what it has once loaded: a worker that is never renewed slows down to a tenth.
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
