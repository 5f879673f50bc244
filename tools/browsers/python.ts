// Finds a Python that can test the studio's pure parts, and installs Debian's where there is none.
import { existsSync } from 'node:fs';
import { run } from '@/tools/process/children';
import { installDebianPackages } from '@/tools/process/debian';

/** Debian's own first: packages of apt are for it, whatever else PATH finds before it. */
const PROGRAMS = ['/usr/bin/python3', 'python3'];
const NEEDED = 'import jsonschema, numpy';

/** The program, or undefined where none can be had. */
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
