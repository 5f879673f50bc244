'use strict';
// Stops an old Node with one sentence: `node scripts/require-node.cjs && exec node scripts/start.mjs`. With `exec` the
// shell makes way for the program, so that it gets the signals that npm passes on.
var nodeVersion = require('./lib/node-version.cjs');

if (!nodeVersion.isNewEnough(process.versions.node)) {
  console.error(nodeVersion.complaint(process.versions.node));
  process.exit(1);
}
