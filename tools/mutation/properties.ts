/*
 * Settings of property tests for mutation runs. They run the same few cases each time, so that the same mutants are
 * killed. They skip shrinking, because counterexamples are not shown.
 */
import type * as FastCheck from 'fast-check';

jest.mock('fast-check', () => {
  const real = jest.requireActual<typeof FastCheck>('fast-check');
  const max = Number(process.env.PROPERTY_RUNS);
  const assert = (...[property, { numRuns = 100, ...options } = {}]: Parameters<typeof FastCheck.assert>) =>
    real.assert(property, { ...options, seed: 1, endOnFailure: true, numRuns: Math.min(numRuns, max) });
  const quick = { ...real.default, assert };
  return { ...quick, __esModule: true, default: quick };
});
