import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { runNode } from '@/tools/process/children';
import { mutantsPart, namesFile, testsWithOwnEnvironment } from './parts';

test('mutantsPart returns a part by name and throws for an unknown name', () => {
  expect(() => mutantsPart('nowhere')).toThrow('MUTANTS is one of domain, store, orders, payments.');
  expect(mutantsPart('store').report).toBe('.cache/reports/mutants-store.json');
});

test('testsWithOwnEnvironment lists the tests that name a Jest environment', () => {
  expect(testsWithOwnEnvironment()).toEqual(['store/server.test.ts']);
});

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
