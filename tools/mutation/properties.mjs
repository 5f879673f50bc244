/* global jest */
/*
 * For tests that meet a mutant: a property is tried with the same few cases each time, so that the same mutants die, and
 * a case that fails is not made smaller, for nobody reads it.
 */
jest.mock('fast-check', () => {
  const real = jest.requireActual('fast-check');
  const most = Number(process.env.PROPERTY_RUNS);
  const assert = (property, { numRuns = 100, ...options } = {}) =>
    real.assert(property, { ...options, seed: 1, endOnFailure: true, numRuns: Math.min(numRuns, most) });
  const quick = { ...real.default, assert };
  return { ...quick, __esModule: true, default: quick };
});
