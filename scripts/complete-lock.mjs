// Completes package-lock.json: `npm run lock`, after a change of dependencies. Some registries cannot describe the
// optional packages of other systems; npm then leaves them out of the lock file, and refuses it at the next `npm ci`.
// Each such package is pinned to the version its owner names, for its own system only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './lib/fault.mjs';
import { lockEntryFor, missingOptionals } from './lib/lockfile.mjs';
import { root } from './lib/root.mjs';

runProgram(() => {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingOptionals(lock.packages);
  for (const { name, version } of missing) lock.packages[`node_modules/${name}`] = lockEntryFor(name, version);
  const entries = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`${missing.length} packages of other systems added to package-lock.json.`);
});
