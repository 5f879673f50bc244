import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { numberedLines } from '@/tools/requirements/citations';
import { type Bug, readBug, seed } from './bugs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const bugs = readdirSync(join(root, 'e2e', 'seeded-bugs')).map((file) =>
  readBug(file.replace(/\.patch$/, ''), read(join('e2e', 'seeded-bugs', file))),
);

describe('the seeded bugs', () => {
  it('there are at least sixty seeded bugs, and at most one in twenty survives', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(60);
    expect(bugs.filter(({ survives }) => survives).length).toBeLessThanOrEqual(bugs.length / 20);
  });

  it.each(bugs.map((bug): [string, Bug] => [bug.name, bug]))(
    'seeded bug %s applies and changes its files',
    (_, bug) => {
      for (const [file, text] of seed(bug, read)) expect(text).not.toBe(read(file));
    },
  );

  it.each(bugs.map((bug): [string, Bug] => [bug.name, bug]))(
    'seeded bug %s breaks a requirement and names existing tests',
    (_, bug) => {
      const numbers = bug.requirements.match(/\d+\.\d+/g) ?? [];
      const lines = numberedLines(read('docs/product.md'));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.filter((number) => !lines.includes(number))).toEqual([]);
      expect(bug.detectors.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
      expect(bug.detectors.length > 0 || bug.survives !== undefined).toBe(true);
    },
  );

  it('docs/reports/seeded-bugs.md lists all seeded bugs; `npm run mutants -- --shop` writes it', () => {
    const page = read('docs/reports/seeded-bugs.md');
    const named = [...page.matchAll(/\(\.\.\/\.\.\/e2e\/seeded-bugs\/(.+?)\.patch\)|^- \*\*(.+?)\*\*/gm)].map(
      ([, a, b]) => a ?? b,
    );
    expect(named.sort()).toEqual(bugs.map(({ name }) => name).sort());
  });
});
