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

/** True for a period in days or minutes, or in full years after the year of the row. */
const isPeriod = (days: string) => /^\d+( years| minutes)?$/.test(days);

const textOf = (term: { days: number } | { years: number } | { minutes: number }) =>
  'days' in term ? term.days : 'years' in term ? `${term.years} years` : `${term.minutes} minutes`;

it('docs/retention.md lists the same tables and terms as retention.ts', () => {
  const documented = rows.map(({ table, what, days }) => `${table}: ${isPeriod(days) ? `${what}, ${days}` : days}`);
  const implemented = Object.entries(retention).flatMap(([table, rule]) => {
    if ('with' in rule) return [`${table}: with ${rule.with}`];
    if ('kept' in rule) return [`${table}: kept`];
    return rule.terms.map((term) => `${table}: ${term.what}, ${textOf(term)}`);
  });
  expect(documented.sort()).toEqual(implemented.sort());
});

it('docs/retention.md gives a reason for every row, the code’s reason for a table that is kept', () => {
  for (const { table, why } of rows) {
    const rule = Object.entries(retention).find(([name]) => name === table)?.[1];
    expect(why).toContain(rule && 'kept' in rule ? rule.kept : ' ');
  }
});

it('retention.ts names an existing job for every term', () => {
  const jobs = allJobs(async () => undefined).map(({ name }) => name);
  for (const { days, by } of rows) expect(['', ...jobs]).toContain(isPeriod(days) ? by || 'none' : by);
});

it('retention.ts has a rule for every table of a backup', () => {
  expect(Object.keys(retention)).toEqual(expect.arrayContaining([...tables]));
});
