// Verifies docs/product.md 27.1, 27.8.
import { readFileSync } from 'node:fs';
import { allJobs } from '@/server/jobs/all-jobs';
import { tables } from '@/server/backup/tables';
import { retention } from './retention';

const rows = readFileSync('docs/retention.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, table = '', what = '', days = '', why = '', by = '']) => ({ table, what, days, why, by }));

it('docs/retention.md says of each table what the code says, and of no other', () => {
  const said = rows.map(({ table, what, days }) => `${table}: ${/^\d+$/.test(days) ? `${what}, ${days}` : days}`);
  const done = Object.entries(retention).flatMap(([table, rule]) => {
    if ('with' in rule) return [`${table}: with ${rule.with}`];
    if ('kept' in rule) return [`${table}: kept`];
    return rule.terms.map(({ what, days }) => `${table}: ${what}, ${days}`);
  });
  expect(said.sort()).toEqual(done.sort());
});

it('gives a reason for every row, that of the code where a table is kept', () => {
  for (const { table, why } of rows) {
    const rule = Object.entries(retention).find(([name]) => name === table)?.[1];
    expect(why).toContain(rule && 'kept' in rule ? rule.kept : ' ');
  }
});

it('names for every term a job that there is', () => {
  const jobs = allJobs(async () => undefined).map(({ name }) => name);
  for (const { days, by } of rows) expect(['', ...jobs]).toContain(/^\d+$/.test(days) ? by || 'none' : by);
});

it('decides on every table that is backed up', () => {
  expect(Object.keys(retention)).toEqual(expect.arrayContaining([...tables]));
});
