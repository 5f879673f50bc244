import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const page = read('docs/screen-reader.md');
/** Number and title of each test; the title may wrap. */
const tests = [...page.matchAll(/^(\d+)\. \*\*([^*]+)\.\*\*/gm)].map(([, number, title]) => ({
  number,
  title: lowerFirst((title ?? '').replace(/\s+/g, ' ')),
}));

/** The title follows `test(`, on the same line or the next. */
const titlesIn = (source: string) => [...source.matchAll(/\btest\(\s*'([^']+)'/g)].map(([, title]) => title);
const order = ['shopping', 'watch', 'checkout', 'account', 'forms'].map((part) => `assistive-${part}.spec.ts`);

it('docs/screen-reader.md lists the assistive tests by title, in order', () => {
  expect(readdirSync(join(root, 'e2e')).filter((name) => name.startsWith('assistive-'))).toEqual([...order].sort());
  expect(tests.map(({ title }) => title)).toEqual(order.flatMap((name) => titlesIn(read(`e2e/${name}`))));
});

it('the protocol table of docs/screen-reader.md has a line for each test', () => {
  const lines = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => number);
  expect(lines).toEqual(tests.map(({ number }) => number));
});
