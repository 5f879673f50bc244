import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explanation, isNewEnough } from './run.cjs';

describe('isNewEnough', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0', '100.0.0'])('accepts %s', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });

  it.each(['20.18.3', '20.2.0', '16.3.0', '9.11.2', '0.12.18', 'nonsense'])('rejects %s', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});

it('explanation names the required and the found version', () => {
  expect(explanation('16.3.0')).toBe(
    'Odd Hours needs Node 20.19 or newer; this is 16.3.0. Install it, then run the command again.',
  );
});

describe('run.cjs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'odd-hours-run-'));
    const program = `
      const words: string[] = process.argv.slice(2);
      if (process.argv[1] === __filename) console.log(process.pid, ...words);
      process.exitCode = 3;`;
    writeFileSync(join(folder, 'program.ts'), program);
    writeFileSync(
      join(folder, 'old-node.cjs'),
      "Object.defineProperty(process.versions, 'node', { value: '16.3.0', configurable: true });",
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the program by run.cjs; `pid` is that of the process started here. */
  function run(...options: string[]) {
    return new Promise<{ pid: number | undefined; code: unknown; stdout: string; stderr: string }>((resolve) => {
      const args = [...options, 'scripts/run.cjs', join(folder, 'program.ts'), 'two', 'words'];
      const child = execFile(process.execPath, args, (error, stdout, stderr) =>
        resolve({ pid: child.pid, code: error?.code ?? 0, stdout, stderr }),
      );
    });
  }

  it('runs a TypeScript program in its own process, with its arguments and exit code', async () => {
    const { pid, code, stdout } = await run();
    expect({ code, stdout }).toEqual({ code: 3, stdout: `${pid} two words\n` });
  }, 60_000);

  it('prints one sentence on a Node that is too old', async () => {
    const { code, stdout, stderr } = await run('--require', join(folder, 'old-node.cjs'));
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `${explanation('16.3.0')}\n` });
  }, 60_000);
});
