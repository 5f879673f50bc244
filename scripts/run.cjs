'use strict';
// Runs a program of the shop: `node scripts/run.cjs tools/start/start.ts [arguments]`. On a Node that is too old it prints
// one sentence instead. Written in ES5, because this file must run on the Node versions that it rejects.

/** The oldest Node that runs the shop; `engines.node` in package.json says the same. */
var OLDEST = [20, 19];

/**
 * True if a Node version such as `20.19.0` is supported.
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
 * Returns the error message for an unsupported Node version.
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
