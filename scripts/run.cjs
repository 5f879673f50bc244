'use strict';
// Runs a program of the shop: `node scripts/run.cjs tools/start/start.ts [arguments]`. On a Node that is too old it prints
// one sentence instead. ES5 on purpose: this file has to run on the very Node versions that it rejects.

/** The oldest Node that runs the shop; `engines.node` in package.json says the same. */
var OLDEST = [20, 19];

/**
 * Whether a Node version such as `20.19.0` is at least the oldest supported one.
 * @param {string} version
 * @returns {boolean}
 */
function isNewEnough(version) {
  var parts = String(version).split('.');
  var major = parseInt(parts[0], 10);
  var minor = parseInt(parts[1], 10) || 0;
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * The error message for a Node that is too old.
 * @param {string} version
 * @returns {string}
 */
function explanation(version) {
  return (
    'Odd Hours needs Node ' +
    OLDEST.join('.') +
    ' or newer; this is ' +
    version +
    '. Install it, then run the command again.'
  );
}

if (require.main === module) {
  if (isNewEnough(process.versions.node)) {
    require('./launch.cjs');
  } else {
    console.error(explanation(process.versions.node));
    process.exit(1);
  }
}

module.exports = { explanation: explanation, isNewEnough: isNewEnough };
