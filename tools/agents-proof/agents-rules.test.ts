import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';

const page = readFileSync(join(root, 'docs', 'agents.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(([, rule, says = '', held = '']) => ({
  rule: Number(rule),
  says,
  held,
}));

describe('docs/agents.md', () => {
  it('has a row for each of the sixty rules', () => {
    expect(rows.map(({ rule }) => rule)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it.each(rows)('docs/agents.md names existing tests for rule $rule: $says', ({ held }) => {
    if (held === 'not served') return;
    const named = [...held.matchAll(/`([^`]+)`: "([^"]+)"/g)];
    expect(named.map(([whole]) => whole).join('; ')).toBe(held);
    for (const [, file = '', words = ''] of named) {
      expect(existsSync(join(root, file))).toBe(true);
      expect(readFileSync(join(root, file), 'utf8')).toContain(words);
    }
  });

  it('lists only the rules of orders, webhooks and signatures as not served', () => {
    expect(rows.filter(({ held }) => held === 'not served').map(({ rule }) => rule)).toEqual([56, 57, 58]);
  });
});
