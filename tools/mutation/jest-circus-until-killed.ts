/*
 * Jest's test runner for mutation testing. By default, Jest runs every related test file to its end. This runner stops
 * at the first failing test of a mutant, and does not load a file without a covering test. Stryker requires
 * "jest-circus" in the runner's path.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import runTest, { type TestResult } from 'jest-circus/runner';
import { namesFile } from './parts';

/** Stryker's id of the mutant that was killed last in this process. */
let killed: string | undefined;

const runUntilKilled: typeof runTest = async (globalConfig, config, environment, runtime, testPath, sendMessage) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const handle = environment.handleTestEvent?.bind(environment);
  const names = namesFile(config.rootDir, testPath);
  if (mutant === undefined) {
    // Jest starts a skipped test but never reports its end, so Stryker would add the next file's coverage to it.
    environment.handleTestEvent = async (event, state) => {
      await handle?.(event, state);
      if (event.name === 'test_skip' || event.name === 'test_todo')
        await handle?.({ ...event, name: 'test_done' }, state);
    };
    const result = await runTest(globalConfig, config, environment, runtime, testPath, sendMessage);
    mkdirSync(dirname(names), { recursive: true });
    writeFileSync(names, JSON.stringify(result.testResults.map(({ fullName }) => fullName)));
    return result;
  }
  if (killed === mutant || !coversMutant(names, globalConfig.testNamePattern)) return skippedResult(testPath);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_done' && event.test.errors.length > 0) killed = mutant;
    if (event.name === 'test_start' && killed === mutant) event.test.mode = 'skip';
    await handle?.(event, state);
  };
  return runTest(globalConfig, config, environment, runtime, testPath, sendMessage);
};

export default runUntilKilled;

/** True if Stryker's name pattern matches a test of the file, or if its names are unknown. */
function coversMutant(file: string, pattern: string | undefined): boolean {
  if (!pattern || !existsSync(file)) return true;
  const names: string[] = JSON.parse(readFileSync(file, 'utf8'));
  return names.some((name) => new RegExp(pattern, 'i').test(name));
}

/** The result of a file whose tests are all skipped; Jest requires at least one test. */
function skippedResult(testFilePath: string): TestResult {
  return {
    leaks: false,
    numFailingTests: 0,
    numPassingTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    openHandles: [],
    perfStats: {
      end: 0,
      loadTestEnvironmentEnd: 0,
      loadTestEnvironmentStart: 0,
      runtime: 0,
      setupAfterEnvEnd: 0,
      setupAfterEnvStart: 0,
      setupFilesEnd: 0,
      setupFilesStart: 0,
      slow: false,
      start: 0,
    },
    skipped: true,
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
    testFilePath,
    testResults: [
      {
        ancestorTitles: [],
        failureDetails: [],
        failureMessages: [],
        fullName: 'left out',
        location: null,
        numPassingAsserts: 0,
        status: 'pending',
        title: 'left out',
      },
    ],
  };
}
