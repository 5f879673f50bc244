/**
 * Photographs the watches: `npm run photograph -- [catalogue[/id[-view]]] [options]`. See studio/README.md.
 * Installs what Debian lacks, then hands over to the studio, which is Python.
 */
import { spawnSync } from 'node:child_process';
import { Fault, runProgram } from './lib/fault.mjs';
import { root } from './lib/root.mjs';

const PACKAGES = [
  'blender',
  'python3-numpy',
  'python3-opencv',
  'python3-openimageio',
  'python3-jsonschema',
  'fonts-texgyre',
  'fonts-inter',
  'fonts-adf-gillius',
  'fonts-adf-universalis',
  'fonts-league-spartan',
  'fonts-dseg',
  'fonts-dancingscript',
];
// Debian's own Python: the packages above are made for it and for Blender.
const PYTHON = '/usr/bin/python3';

/** @param {string} name */
const isInstalled = (name) => {
  const asked = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
  if (asked.error) throw new Fault('The studio needs Debian or Ubuntu: there is no dpkg-query here.');
  return asked.stdout.includes('install ok installed');
};

function installMissing() {
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  const asRoot = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  console.log(`The studio lacks ${missing.join(', ')}: ${asRoot.join(' ')}`);
  const installed = spawnSync(asRoot[0], asRoot.slice(1), { stdio: 'inherit' });
  if (installed.status !== 0) throw new Fault(`That failed. Run it yourself, then again: sudo ${command.join(' ')}`);
}

await runProgram(async () => {
  installMissing();
  const { status } = spawnSync(PYTHON, ['-m', 'studio', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
});
