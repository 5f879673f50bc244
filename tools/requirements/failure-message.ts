/* The first lines of a failing end-to-end test's message: its name, what the shopper saw, and the requirement it breaks. Pure. */
import { numbersIn } from './citations';

/** An end-to-end test: its file from the root, the file's text, its first line (from 1), its titles from the outermost `describe`. */
export type EndToEndTest = { path: string; source: string; line: number; titles: readonly string[] };

/** Longest excerpt of what was seen, of what was expected and of a requirement, in characters. */
const MAX_CHARACTERS = 240;

/** Maximum requirements that are quoted; of the others only the numbers are shown. */
const MAX_QUOTED = 2;

/**
 * The lines of docs/product.md that a test verifies: those cited in its titles, else over it or within it, else in the comment at the
 * top of its file, else anywhere in its file.
 */
export function requirementsOf({ path, source, line, titles }: EndToEndTest): string[] {
  const lines = source.split('\n');
  const head = lines.slice(0, Math.max(0, lines.findIndex(isNoComment)));
  const places = [titles.join('\n'), ownLines(lines, line - 1).join('\n'), head.join('\n'), source];
  const cited = places.map((text) => numbersIn(path, text)).find((found) => found.length > 0) ?? [];
  return [...new Set(cited.map(({ target }) => target))];
}

const isNoComment = (text: string) => !/^\s*(?:\/\/|\/?\*)/.test(text);

/** The lines of the test that begins here, with the comment over it unless that is the comment at the top of the file. */
function ownLines(lines: readonly string[], begin: number): string[] {
  const [indent = ''] = /^\s*/.exec(lines[begin] ?? '') ?? [];
  const isEnd = (text: string) => text.startsWith(indent) && /^[})]/.test(text.slice(indent.length));
  const length = lines.slice(begin + 1).findIndex(isEnd) + 1;
  const over = lines.slice(0, begin).findLastIndex(isNoComment) + 1;
  return lines.slice(over === 0 ? begin : over, begin + length + 1);
}

/** The requirement with this number, from its number to the next blank line; the number alone if there is no such requirement. */
export function requirementText(product: string, number: string): string {
  const start = product.indexOf(`**${number}** `);
  if (start < 0) return number;
  const [text = ''] = product.slice(start).split(/\n\s*\n/, 1);
  return text.trimEnd();
}

/** An error in plain words; `loss` is the test's own message. Each is empty where the error does not say it. */
type PlainError = { loss: string; saw: string; promised: string };

/** What an error of Playwright or of a matcher says in plain words; the message may have terminal colours. */
export function readError(message: string): PlainError {
  const text = message.replace(/\u001B\[[\d;]*m/g, '').replace(/^(?:\w*Error: )+/, '');
  const [first = ''] = text.split('\n');
  const [, ownSaw, ownPromised] =
    /^\w+: the shopper saw (.+?); promised was (.+)\.$/s.exec(text.split('\n\n', 1)[0] ?? '') ?? [];
  if (ownSaw !== undefined && ownPromised !== undefined) return { loss: '', saw: ownSaw, promised: ownPromised };

  const loss = /^(?:expect[.(]|(?:locator|page|frame)\.|Test timeout)/.test(first) ? '' : first.replace(/:?\s*$/, '');
  const valueOf = (label: string) => new RegExp(`^${label}[^:\\n]*:[ \\t]*(.+)$`, 'm').exec(text)?.[1];
  const [received, expected, locator] = [valueOf('Received'), valueOf('Expected'), valueOf('Locator')];
  if (received !== undefined || expected !== undefined) {
    const isThere = !text.includes('element(s) not found');
    const seen = isThere ? (received ?? 'something else') : 'nothing';
    const by = first.includes('toHaveCount') ? 'of' : 'at';
    return { loss, saw: locator ? `${seen} ${by} ${locator}` : seen, promised: expected ?? '' };
  }
  const [missing, added] = [differing(text, '-'), differing(text, '+')];
  if (missing.length + added.length > 0)
    return { loss, saw: inOneLine(added) || 'nothing of it', promised: inOneLine(missing) || 'nothing of the kind' };

  const awaited = /waiting for (.+)$/m.exec(text)?.[1];
  const patience = /imeout(?: of)? (\d+)ms exceeded/.exec(text)?.[1];
  if (!patience)
    return { loss: first.replace(/^(?:locator|page|frame)\.\w+: (?:Error: )?/, '').trim(), saw: '', promised: '' };
  return {
    loss: '',
    saw: `${awaited ? `no ${awaited}` : 'no end of it'} in ${Number(patience) / 1000} s`,
    promised: '',
  };
}

/** The lines that a diff marks as missing (-) or as unexpected (+), without lines that only open or close a list. */
function differing(text: string, sign: '-' | '+'): string[] {
  const marked = [...text.matchAll(new RegExp(`^\\${sign} (.+)$`, 'gm'))].map(([, line = '']) => line.trim());
  return marked.filter((line) => !/^(?:Expected|Received) +[-+]|^(?:Array|Object)? ?[[\]{}]+,?$/.test(line));
}

/** A failing end-to-end test; `where` is the address of the page that the shopper was on. */
type Failure = EndToEndTest & { error: string; product: string; where?: string };

/** The first lines of a failing end-to-end test: a sentence, the most relevant requirements, and the numbers of the others. */
export function failureMessage({ error, product, where, ...test }: Failure): string {
  const { loss, saw, promised } = readError(error);
  const cited = requirementsOf(test);
  const quoted = cited.length > MAX_QUOTED ? mostRelevant(cited, product, test.titles) : cited;
  const sentences = [
    loss,
    saw &&
      `the shopper saw ${short(saw)}${where ? ` on ${where}` : ''}${promised && `; promised was ${short(promised)}`}`,
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

/** `e2e/checkout-card.spec.ts` is `Checkout card`. */
function fileInWords(path: string): string {
  const name = path
    .replace(/^.*\//, '')
    .replace(/\.spec\.ts$/, '')
    .replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The requirements that share most words with the titles, best match first; none where none shares a word. */
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
