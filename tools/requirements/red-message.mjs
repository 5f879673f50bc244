/**
 * What a red journey says in its first lines: its name, what the shopper saw, what was promised and where that stands. Pure.
 *
 * @typedef {{ path: string, source: string, line: number, titles: readonly string[] }} Journey a test: its file from the root, the
 *   file's text, the line on which the test begins (from 1), and its titles from the outermost `describe` inwards
 */
import { numbersIn } from './citations.mjs';

/** How many letters of what was seen, of what was promised and of a line of docs/product.md are read in a terminal. */
const READABLE = 240;

/** How many lines of docs/product.md are told in words; of the others only the numbers. */
const IN_WORDS = 2;

/**
 * The lines of docs/product.md that a test holds: those of its titles, else those cited over or within it, else those over which
 * its file begins, else all of its file.
 * @param {Journey} journey
 * @returns {string[]} `9.4`
 */
export function promisesOf({ path, source, line, titles }) {
  const lines = source.split('\n');
  const head = lines.slice(0, Math.max(0, lines.findIndex(isNoComment)));
  const places = [titles.join('\n'), ownLines(lines, line - 1).join('\n'), head.join('\n'), source];
  const cited = places.map((text) => numbersIn(path, text)).find((found) => found.length > 0) ?? [];
  return [...new Set(cited.map(({ target }) => target))];
}

const isNoComment = (text) => !/^\s*(?:\/\/|\/?\*)/.test(text);

/** The lines of the test that begins here, with the comment over it, which is not the one over which its file begins. */
function ownLines(lines, begin) {
  const [indent = ''] = /^\s*/.exec(lines[begin] ?? '') ?? [];
  const isEnd = (text) => text.startsWith(indent) && /^[})]/.test(text.slice(indent.length));
  const length = lines.slice(begin + 1).findIndex(isEnd) + 1;
  const over = lines.slice(0, begin).findLastIndex(isNoComment) + 1;
  return lines.slice(over === 0 ? begin : over, begin + length + 1);
}

/**
 * A line of docs/product.md from its number to the blank line after it; the number alone where there is no such line.
 * @param {string} product the text of docs/product.md
 * @param {string} number
 */
export function wordsOf(product, number) {
  const start = product.indexOf(`**${number}** `);
  return start < 0
    ? number
    : product
        .slice(start)
        .split(/\n\s*\n/, 1)[0]
        .trimEnd();
}

/**
 * What an error of Playwright's or of a matcher says, in plain words.
 * @param {string} message with or without colours
 * @returns {{ loss: string, saw: string, promised: string }} `loss` is what the test itself calls it; each is empty where the error
 *   does not know
 */
export function readError(message) {
  const text = message.replace(/\u001B\[[\d;]*m/g, '').replace(/^(?:\w*Error: )+/, '');
  const [first = ''] = text.split('\n');
  const told = /^\w+: the shopper saw (.+?); promised was (.+)\.$/s.exec(text.split('\n\n', 1)[0] ?? '');
  if (told) return { loss: '', saw: told[1], promised: told[2] };

  const loss = /^(?:expect[.(]|(?:locator|page|frame)\.|Test timeout)/.test(first) ? '' : first.replace(/:?\s*$/, '');
  const valueOf = (label) => new RegExp(`^${label}[^:\\n]*:[ \\t]*(.+)$`, 'm').exec(text)?.[1];
  const [received, expected, locator] = ['Received', 'Expected', 'Locator'].map(valueOf);
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

/** The lines that a comparison marks as missing (-) or as not asked for (+), without what only opens or closes a list. */
function differing(text, sign) {
  const marked = [...text.matchAll(new RegExp(`^\\${sign} (.+)$`, 'gm'))].map(([, line]) => line.trim());
  return marked.filter((line) => !/^(?:Expected|Received) +[-+]|^(?:Array|Object)? ?[[\]{}]+,?$/.test(line));
}

/**
 * The first lines of a red journey.
 * @param {Journey & { error: string, product: string, where?: string }} red `where` is the address the shopper was at
 * @returns {string} a sentence, a line for each promise that is told in words, and the numbers of the others
 */
export function redMessage({ error, product, where, ...journey }) {
  const { loss, saw, promised } = readError(error);
  const cited = promisesOf(journey);
  const told = cited.length > IN_WORDS ? likest(cited, product, journey.titles) : cited;
  const sentences = [
    loss,
    saw &&
      `the shopper saw ${short(saw)}${where ? ` on ${where}` : ''}${promised && `; promised was ${short(promised)}`}`,
  ];
  const name = [fileInWords(journey.path), ...journey.titles].join(' › ');
  const others = cited.filter((number) => !told.includes(number));
  const numbers = told.length > 0 ? told : others;
  return [
    `${name}: ${sentences.filter(Boolean).join(': ')}${numbers.length > 0 ? ` (docs/product.md ${numbers.join(', ')})` : ''}`,
    ...told.map((number) => `  ${number} “${short(plain(wordsOf(product, number), number))}”`),
    ...(told.length > 0 && others.length > 0 ? [`  Its file cites ${others.join(', ')} as well.`] : []),
  ].join('\n');
}

/** `e2e/checkout-card.spec.ts` is `Checkout card`. */
function fileInWords(path) {
  const name = path
    .replace(/^.*\//, '')
    .replace(/\.spec\.ts$/, '')
    .replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Those of many lines that say what the titles say, the likest first; none where the titles are of no help. */
function likest(numbers, product, titles) {
  const wordsIn = (text) => new Set(text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []);
  const wanted = wordsIn(titles.join(' '));
  const likeness = (number) => [...wordsIn(wordsOf(product, number))].filter((word) => wanted.has(word)).length;
  return numbers
    .map((number) => ({ number, alike: likeness(number) }))
    .filter(({ alike }) => alike > 0)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, IN_WORDS)
    .map(({ number }) => number);
}

const plain = (words, number) => words.replace(`**${number}** `, '').replaceAll(/[*`]/g, '').replace(/\s+/g, ' ');

const short = (text) => (text.length > READABLE ? `${text.slice(0, READABLE).trimEnd()}…` : text);

const inOneLine = (lines) =>
  lines.slice(0, 4).join(' ') + (lines.length > 4 ? ` and ${lines.length - 4} lines more` : '');
