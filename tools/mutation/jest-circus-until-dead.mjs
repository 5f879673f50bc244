/*
 * Jest's own runner for tests that meet a mutant. Stryker has Jest load and run every related file to its end; here a
 * mutant that has died meets no further test, and a file none of whose tests see the mutant is not loaded.
 * Stryker asks that a runner's path names jest-circus.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import circus from 'jest-circus/runner';
import { namesFile } from './mutant-results.mjs';

const runWhole = circus.default;

/** The mutant that has died last in this process, as Stryker numbers them. */
let dead;

/** @type {typeof runWhole} */
export default async function runUntilDead(globalConfig, config, environment, runtime, testPath, tell) {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const handle = environment.handleTestEvent?.bind(environment);
  if (mutant === undefined) {
    // Jest begins a skipped test and never says that it is done: Stryker would credit it with what the next file does.
    environment.handleTestEvent = async (event, state) => {
      await handle?.(event, state);
      if (event.name === 'test_skip' || event.name === 'test_todo')
        await handle?.({ ...event, name: 'test_done' }, state);
    };
    const result = await runWhole(globalConfig, config, environment, runtime, testPath, tell);
    keepNames(
      namesFile(config.rootDir, testPath),
      result.testResults.map(({ fullName }) => fullName),
    );
    return result;
  }
  if (dead === mutant || !seesMutant(namesFile(config.rootDir, testPath), globalConfig.testNamePattern))
    return leftOut(testPath);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_done' && event.test.errors.length > 0) dead = mutant;
    if (event.name === 'test_start' && dead === mutant) event.test.mode = 'skip';
    await handle?.(event, state);
  };
  return runWhole(globalConfig, config, environment, runtime, testPath, tell);
}

function keepNames(file, names) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(names));
}

function seesMutant(file, pattern) {
  if (!pattern || !existsSync(file)) return true;
  const names = JSON.parse(readFileSync(file, 'utf8'));
  return names.some((name) => new RegExp(pattern, 'i').test(name));
}

/** What Jest takes for the result of a file whose tests are skipped; it wants one at least. */
function leftOut(testFilePath) {
  const snapshot = {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  };
  const none = { ancestorTitles: [], failureDetails: [], failureMessages: [], location: null, numPassingAsserts: 0 };
  return {
    leaks: false,
    numFailingTests: 0,
    numPassingTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    openHandles: [],
    perfStats: { start: 0, end: 0, runtime: 0, slow: false },
    skipped: true,
    snapshot,
    testFilePath,
    testResults: [{ ...none, fullName: 'left out', title: 'left out', status: 'pending' }],
  };
}
