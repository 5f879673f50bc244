// Finds a Python that can run the studio's tests, and installs Debian's if none is found.
import { existsSync } from 'node:fs';
import { run } from '@/tools/process/children';
import { installDebianPackages } from '@/tools/process/debian';

/** Candidates. Debian's Python comes first, because apt installs packages for it only. */
const PROGRAMS = ['/usr/bin/python3', 'python3'];
const NEEDED = 'import jsonschema, numpy';

/** Returns the program, or undefined if none can be installed. */
export async function findPython(): Promise<string | undefined> {
  const found = await installed();
  if (found) return found;
  console.error('Getting Python for the studio’s tests (once)…');
  await installDebianPackages(['python3', 'python3-jsonschema', 'python3-numpy']);
  return installed();
}

async function installed(): Promise<string | undefined> {
  for (const program of PROGRAMS) {
    if (program.startsWith('/') && !existsSync(program)) continue;
    const { code } = await run(program, ['-c', NEEDED]).catch(() => ({ code: 1 }));
    if (code === 0) return program;
  }
  return undefined;
}
