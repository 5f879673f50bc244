'use strict';
// Stops an old Node with one sentence: `node scripts/require-node.cjs && exec node tools/start/start.mjs`. With `exec` the
// shell makes way for the program, so that it gets the signals that npm passes on.
// ES5 on purpose: this file has to run on the very Node versions it turns away.

/** The oldest Node that runs the shop; `engines.node` in package.json says the same. */
var OLDEST = [20, 19];

/**
 * Tells whether a Node version such as `20.19.0` is at least the oldest supported one.
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
 * The sentence for someone whose Node is too old.
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

if (require.main === module && !isNewEnough(process.versions.node)) {
  console.error(explanation(process.versions.node));
  process.exit(1);
}

module.exports = { explanation: explanation, isNewEnough: isNewEnough };
