/* Builds the first lines of a failing end-to-end test's message: test, actual value, expected value and requirement. Pure. */
import { numbersIn } from './citations';

/** An end-to-end test: path from the root, source of its file, first line (from 1) and titles from the outermost `describe`. */
export type EndToEndTest = { path: string; source: string; line: number; titles: readonly string[] };

/** Maximum length of each quoted value and requirement, in characters. */
const MAX_CHARACTERS = 240;

/** Maximum number of quoted requirements; for the others only the numbers are shown. */
const MAX_QUOTED = 2;

/**
 * Returns the requirements that a test verifies. They are the citations in the first place that has any: titles, test
 * and comment above it, first comment of the file, whole file.
 */
export function requirementsOf({ path, source, line, titles }: EndToEndTest): string[] {
  const lines = source.split('\n');
  const head = lines.slice(0, Math.max(0, lines.findIndex(isNoComment)));
  const places = [titles.join('\n'), ownLines(lines, line - 1).join('\n'), head.join('\n'), source];
  const cited = places.map((text) => numbersIn(path, text)).find((found) => found.length > 0) ?? [];
  return [...new Set(cited.map(({ target }) => target))];
}

const isNoComment = (text: string) => !/^\s*(?:\/\/|\/?\*)/.test(text);

/** The lines of the test that starts here, with the comment above it unless that is the file's first comment. */
function ownLines(lines: readonly string[], begin: number): string[] {
  const [indent = ''] = /^\s*/.exec(lines[begin] ?? '') ?? [];
  const isEnd = (text: string) => text.startsWith(indent) && /^[})]/.test(text.slice(indent.length));
  const length = lines.slice(begin + 1).findIndex(isEnd) + 1;
  const over = lines.slice(0, begin).findLastIndex(isNoComment) + 1;
  return lines.slice(over === 0 ? begin : over, begin + length + 1);
}

/** The first paragraph of the requirement with this number, with its list; the number alone if it does not exist. */
export function requirementText(product: string, number: string): string {
  const start = product.indexOf(`**${number}** `);
  if (start < 0) return number;
  const [text = ''] = product.slice(start).split(/\n\s*\n(?!- )/, 1);
  return text.trimEnd();
}

/** The parts of an error; `loss` is the assertion's own message. Missing parts are empty. */
type PlainError = { loss: string; saw: string; expected: string };

/** Parses an error message of Playwright or of a matcher, with or without terminal colours. */
export function readError(message: string): PlainError {
  const text = message.replace(/\u001B\[[\d;]*m/g, '').replace(/^(?:\w*Error: )+/, '');
  const [first = ''] = text.split('\n');
  const [, ownSaw, ownExpected] =
    /^\w+: the shopper saw (.+?); expected (.+)\.$/s.exec(text.split('\n\n', 1)[0] ?? '') ?? [];
  if (ownSaw !== undefined && ownExpected !== undefined) return { loss: '', saw: ownSaw, expected: ownExpected };

  const loss = /^(?:expect[.(]|(?:locator|page|frame)\.|Test timeout)/.test(first) ? '' : first.replace(/:?\s*$/, '');
  const valueOf = (label: string) => new RegExp(`^${label}[^:\\n]*:[ \\t]*(.+)$`, 'm').exec(text)?.[1];
  const [received, expected, locator] = [valueOf('Received'), valueOf('Expected'), valueOf('Locator')];
  if (received !== undefined || expected !== undefined) {
    const isThere = !text.includes('element(s) not found');
    const seen = isThere ? (received ?? 'something else') : 'nothing';
    const by = first.includes('toHaveCount') ? 'of' : 'at';
    return { loss, saw: locator ? `${seen} ${by} ${locator}` : seen, expected: expected ?? '' };
  }
  const [missing, added] = [differing(text, '-'), differing(text, '+')];
  if (missing.length + added.length > 0)
    return { loss, saw: inOneLine(added) || 'nothing of it', expected: inOneLine(missing) || 'nothing of the kind' };

  const awaited = /waiting for (.+)$/m.exec(text)?.[1];
  const patience = /imeout(?: of)? (\d+)ms exceeded/.exec(text)?.[1];
  if (!patience)
    return { loss: first.replace(/^(?:locator|page|frame)\.\w+: (?:Error: )?/, '').trim(), saw: '', expected: '' };
  return {
    loss: '',
    saw: `${awaited ? `no ${awaited}` : 'no end of it'} in ${Number(patience) / 1000} s`,
    expected: '',
  };
}

/** Lines that a diff marks as missing (-) or unexpected (+), except lines that only open or close a list. */
function differing(text: string, sign: '-' | '+'): string[] {
  const marked = [...text.matchAll(new RegExp(`^\\${sign} (.+)$`, 'gm'))].map(([, line = '']) => line.trim());
  return marked.filter((line) => !/^(?:Expected|Received) +[-+]|^(?:Array|Object)? ?[[\]{}]+,?$/.test(line));
}

/** A failing end-to-end test; `where` is the path of its page. */
type Failure = EndToEndTest & { error: string; product: string; where?: string };

/** Returns the first lines of a failing test: a sentence, the most relevant requirements and the numbers of the others. */
export function failureMessage({ error, product, where, ...test }: Failure): string {
  const { loss, saw, expected } = readError(error);
  const cited = requirementsOf(test);
  const quoted = cited.length > MAX_QUOTED ? mostRelevant(cited, product, test.titles) : cited;
  const sentences = [
    loss,
    saw && `the shopper saw ${short(saw)}${where ? ` on ${where}` : ''}${expected && `; expected ${short(expected)}`}`,
  ];
  const name = [fileInWords(test.path), ...test.titles].join(' › ');
  const others = cited.filter((number) => !quoted.includes(number));
  const numbers = quoted.length > 0 ? quoted : others;
  return [
    `${name}: ${sentences.filter(Boolean).join(': ')}${numbers.length > 0 ? ` (docs/product.md ${numbers.join(', ')})` : ''}`,
    ...quoted.map((number) => `  ${number} “${short(plain(requirementText(product, number), number))}”`),
    ...(quoted.length > 0 && others.length > 0 ? [`  Its file cites ${others.join(', ')} as well.`] : []),
  ].join('\n');
}

/** `e2e/checkout-card.spec.ts` becomes `Checkout card`. */
function fileInWords(path: string): string {
  const name = path
    .replace(/^.*\//, '')
    .replace(/\.spec\.ts$/, '')
    .replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Requirements that share words with the titles, best match first. */
function mostRelevant(numbers: readonly string[], product: string, titles: readonly string[]): string[] {
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []);
  const wanted = wordsIn(titles.join(' '));
  const similarity = (number: string) =>
    [...wordsIn(requirementText(product, number))].filter((word) => wanted.has(word)).length;
  return numbers
    .map((number) => ({ number, shared: similarity(number) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MAX_QUOTED)
    .map(({ number }) => number);
}

const plain = (text: string, number: string) =>
  text.replace(`**${number}** `, '').replaceAll(/[*`]/g, '').replace(/\s+/g, ' ');

const short = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text);

const inOneLine = (lines: readonly string[]) =>
  lines.slice(0, 4).join(' ') + (lines.length > 4 ? ` and ${lines.length - 4} lines more` : '');
