import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './test-folder';

const root = join(__dirname, '..', '..');

/**
 * Bundles a program for processes of a test: translating a file of the server at each start takes ten times as long as
 * running it.
 *
 * @param code CommonJS or TypeScript that imports by paths from the repository root.
 * @returns the path of the bundle.
 */
export function bundledProgram(code: string): string {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = join(testFolder(), `${name}.cjs`);
  if (existsSync(path)) return path;
  const settings = ['--bundle', '--platform=node', '--conditions=react-server', '--loader=ts', '--log-level=error'];
  const drivers = ['--external:@libsql/client', '--external:pg'];
  execFileSync(join(root, 'node_modules', '.bin', 'esbuild'), [...settings, ...drivers, `--outfile=${path}`], {
    cwd: root,
    input: code,
  });
  return path;
}
