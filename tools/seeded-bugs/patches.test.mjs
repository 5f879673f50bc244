/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plant, readBug } from './bugs.mjs';
import { numberedLines } from '@/tools/requirements/citations';
import { root } from '../../runtime/root.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const bugs = readdirSync(join(root, 'e2e', 'bugs')).map((file) =>
  readBug(file.replace(/\.patch$/, ''), read(join('e2e', 'bugs', file))),
);

describe('the bugs that are planted', () => {
  it('are sixty at least, and of twenty one at most may live', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(60);
    expect(bugs.filter(({ lives }) => lives).length).toBeLessThanOrEqual(bugs.length / 20);
  });

  it.each(bugs.map((bug) => [bug.name, bug]))('%s applies, and changes what it applies to', (_, bug) => {
    for (const [file, text] of plant(bug, read)) expect(text).not.toBe(read(file));
  });

  it.each(bugs.map((bug) => [bug.name, bug]))('%s breaks a promise, and names tests that are there', (_, bug) => {
    const numbers = bug.promised.match(/\d+\.\d+/g) ?? [];
    const lines = numberedLines(read('docs/product.md'));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !lines.includes(number))).toEqual([]);
    expect(bug.witnesses.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
    expect(bug.witnesses.length > 0 || bug.lives !== undefined).toBe(true);
  });

  it('stand in docs/bugs.md, each of them and no other: npm run mutants -- --shop writes it', () => {
    const page = read('docs/bugs.md');
    const named = [...page.matchAll(/\(\.\.\/e2e\/bugs\/(.+?)\.patch\)|^- \*\*(.+?)\*\*/gm)].map(([, a, b]) => a ?? b);
    expect(named.sort()).toEqual(bugs.map(({ name }) => name).sort());
  });
});
