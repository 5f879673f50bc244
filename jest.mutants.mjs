import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/cjs/api';
import jestConfig from './jest.config.mjs';

// Jest transforms its runner and setup files, but not its test sequencer.
register();
process.setSourceMapsEnabled(false); // tsx enables it; each failing test would pay for it

const require = createRequire(import.meta.url);
const { mutantsPart, testsWithOwnEnvironment } = require('./tools/mutation/parts.ts');

/** The first measures built pictures, the second reads source code. */
const excluded = ['data/pictures.test', 'payments/stripe-event-types.test'];

/** The tests that run against a part's mutants, without PostgreSQL: both database engines kill the same mutants. */
export default async function testsOfPart() {
  const { project, tests, propertyRuns } = mutantsPart();
  process.env.PROPERTY_RUNS = String(propertyRuns);
  const { projects } = await jestConfig();
  const rest = { ...projects.find(({ displayName }) => displayName === project) };
  delete rest.globalSetup;
  delete rest.globalTeardown;
  // Which the global setup makes.
  const folder = mkdtempSync(join(tmpdir(), 'odd-hours-mutants-'));
  process.env.TEST_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const ignored = rest.testPathIgnorePatterns.filter((path) => !path.includes('<rootDir>'));
  return {
    ...rest,
    testSequencer: '<rootDir>/tools/mutation/own-tests-first.ts',
    testRunner: '<rootDir>/tools/mutation/jest-circus-until-killed.ts',
    setupFilesAfterEnv: [...rest.setupFilesAfterEnv, '<rootDir>/tools/mutation/properties.ts'],
    testMatch: [`<rootDir>/${tests}`],
    testPathIgnorePatterns: [...ignored, ...excluded, ...testsWithOwnEnvironment()],
  };
}
