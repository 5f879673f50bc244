/** True in `npm run unit:long`: property tests and simulations take their full number of runs (docs/testing.md). */
export const isLongRun = process.env.LONG_TESTS === '1';
