import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/** A property or Tailwind class of a physical side. `left: 50%` centers. */
const physicalSide =
  /(^|[\s;{])(((margin|padding|border|scroll-margin|scroll-padding)-)?(left|right)(-\w+)?:(?! 50%)|(text-align|float|clear): (left|right)|border-(top|bottom)-(left|right)-radius:)|[\s:]-?((m|p|scroll-m|scroll-p)[lr]-|(left|right)-(?!1\/2)[\d[pa]|(rounded|border)-[lr]\b|rounded-[tb][lr]\b|text-(left|right)\b)/;

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n');

it('style sheets use logical properties, so that pages mirror in languages from right to left', () => {
  const files = execFileSync('git', ['ls-files', 'app/*.css'], { encoding: 'utf8' }).trim().split('\n');
  expect(files).toContain('app/globals.css');
  expect(files.flatMap(linesOf).filter((line) => physicalSide.test(line))).toEqual([]);
});

it.each([
  '  left: 0;',
  '  margin-right: 1px;',
  'p { text-align: left; }',
  `  @apply mt-2 ${['pl', 4].join('-')};`,
  `  @apply tablet:${['right', 0].join('-')};`,
])('a style sheet with "%s" fails', (line) => expect(line).toMatch(physicalSide));
