/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const firstSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const page = read('docs/screen-reader.md');
/** Each journey's number, and its title over one line or two. */
const journeys = [...page.matchAll(/^(\d+)\. \*\*([^*]+)\.\*\*/gm)].map(([, number, title]) => ({
  number,
  title: firstSmall((title ?? '').replace(/\s+/g, ' ')),
}));

/** A title stands in quotes behind `test(`, on its line or the next. */
const titlesIn = (source: string) => [...source.matchAll(/\btest\(\s*'([^']+)'/g)].map(([, title]) => title);
const order = ['shopping', 'watch', 'checkout', 'account', 'forms'].map((part) => `assistive-${part}.spec.ts`);

it('people walk the journeys that the tests walk, in their order', () => {
  expect(readdirSync(join(root, 'e2e')).filter((name) => name.startsWith('assistive-'))).toEqual([...order].sort());
  expect(journeys.map(({ title }) => title)).toEqual(order.flatMap((name) => titlesIn(read(`e2e/${name}`))));
});

it('each journey has its line in the table of those who have walked it', () => {
  const lines = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => number);
  expect(lines).toEqual(journeys.map(({ number }) => number));
});
