import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { runNode } from '@/tools/process/children';
import { namesFile } from './parts';

// Jest inside Jest takes five seconds of processor time.
test('the first run stores the test names of a file outside its folder', async () => {
  const tests = join(root, 'domain/dial/clock.test.ts');
  const kept = namesFile(root, tests);
  rmSync(kept, { force: true });
  const args = ['--config', 'jest.mutants.mjs', '--runTestsByPath', tests];
  const { code, output } = await runNode('node_modules/jest/bin/jest.js', args, {
    env: { MUTANTS: 'domain' },
  });
  expect([code, output]).toEqual([0, expect.any(String)]);
  expect(existsSync(kept)).toBe(true);
  expect(existsSync(`${tests}.names.json`)).toBe(false);
}, 60_000);
