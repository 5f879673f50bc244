'use strict';
// Installs missing packages, then runs a TypeScript program in this same process, which thus gets npm's signals itself.
const { realpathSync } = require('node:fs');
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { claim } = require('./claim.cjs');
const { fail, install, requireWritable, root } = require('./install.cjs');

/** The program of `npm start`. */
const START = 'tools/start/start.ts';

async function launch() {
  const [node, , entry, ...args] = process.argv;
  if (entry === START) await claimShop(process.env);
  await install({ isForShop: entry === START });
  process.argv = [node, resolve(root, entry), ...args];
  await import('tsx'); // registers itself, as `node --import tsx` does
  await import(pathToFileURL(process.argv[1]).href);
}

/**
 * Ends the process with one sentence if the folder cannot be written, or if an `npm start` already runs in it. Another
 * DATABASE_URL in the environment is another shop, such as that of the end-to-end tests.
 */
async function claimShop(env) {
  requireWritable();
  const { holder } = await claim(`start ${realpathSync(root)} ${env.DATABASE_URL ?? ''}`, () => addressOf(env));
  if (holder !== undefined)
    fail(`Odd Hours already runs in this folder${holder && `: ${holder}`}. Stop it first, then run the command again.`);
}

function addressOf({ HOST = '', PORT }) {
  const isEvery = ['', 'localhost', '127.0.0.1', '0.0.0.0', '::'].includes(HOST);
  const host = isEvery ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT || 3000}`;
}

// A module cannot be imported, such as one that reads the names of the pictures before the first build.
launch().catch((error) => {
  console.error(error instanceof Error && error.constructor.name === 'ReportedError' ? error.message : error);
  process.exit(1);
});
