'use strict';
// Installs missing packages, then runs a TypeScript program in this same process, which thus gets npm's signals itself.
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { install, root } = require('./install.cjs');

async function launch() {
  await install();
  const [node, , entry, ...args] = process.argv;
  process.argv = [node, resolve(root, entry), ...args];
  await import('tsx'); // registers itself, as `node --import tsx` does
  await import(pathToFileURL(process.argv[1]).href);
}

launch();
