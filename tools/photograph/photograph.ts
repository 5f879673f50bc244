// Photographs the watches: `npm run photograph -- [catalogue[/id[-view]]] [options]`. See studio/README.md.
// Installs the missing Debian packages, then runs the studio, which is Python.
import { spawnSync } from 'node:child_process';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { run, stopOnSignals } from '@/tools/process/children';
import { installDebianPackages } from '@/tools/process/debian';

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
// Debian's Python, because the packages above are for it and for Blender.
const PYTHON = '/usr/bin/python3';

function missingPackages(): string[] {
  return PACKAGES.filter((name) => {
    const asked = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
    if (asked.error) throw new ReportedError('The studio needs Debian or Ubuntu: there is no dpkg-query here.');
    return !asked.stdout.includes('install ok installed');
  });
}

async function installMissing() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`Installing the studio’s packages: ${missing.join(', ')}…`);
  const output = await installDebianPackages(missing);
  const left = missingPackages();
  if (left.length > 0) {
    throw new ReportedError(
      `${output}\nThe installation failed. Run this, then the command again: sudo apt-get install ${left.join(' ')}`,
    );
  }
}

stopOnSignals(() => 130);
runProgram(async () => {
  await installMissing();
  const { code } = await run(PYTHON, ['-m', 'studio', ...process.argv.slice(2)], { show: 'live' });
  return code;
});
