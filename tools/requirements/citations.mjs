/**
 * Citations in code and documents, and those of them that lead nowhere. Pure: a repository is a map of its texts by path
 * from the root, and the set of all its paths.
 *
 * @typedef {{ texts: ReadonlyMap<string, string>, paths: ReadonlySet<string> }} Repository
 * @typedef {{ path: string, index: number, target: string }} Citation `index` is where in the text it begins.
 */
import { posix } from 'node:path';

export const PRODUCT = 'docs/product.md';
const DECISIONS = 'docs/decisions/';

/** What may stand between two words of one sentence: blanks, or a new line of a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*(?:\*|\/\/|#)?[ \t]*)`;
const NUMBER = String.raw`\d+\.\d+`;
const NUMBERS = new RegExp(
  String.raw`\bproduct\.md${GAP}(${NUMBER}(?:(?:,|,? and| to)${GAP}${NUMBER})*)(?!\.?\d)`,
  'g',
);
/** Within the page itself a number in brackets is enough: "(14.7)", "(15.7 to 15.9)". */
const OWN_NUMBERS = new RegExp(String.raw`\((?:[^()\n]*\s)?(${NUMBER}(?: to ${NUMBER})?)\)`, 'g');
const DOCUMENT = /(?<![\w./@:-])(?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-]+\.md\b/g;
/** Documents name source files as inline code. */
const SOURCE = /`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g;
const README_HEADING = new RegExp(String.raw`\(README,${GAP}([A-Z][^()\n]*)\)`, 'g');
const LINK = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)/g;

/** Documents that are not in the repository: whoever reads a citation of them can follow it nowhere. */
const ELSEWHERE = [
  String.raw`\bspec,?${GAP}sections?\b`,
  String.raw`\b[Tt]he${GAP}spec\b(?!${GAP}lines?\b)`,
  String.raw`\bdecisions,${GAP}[A-Z]\w*`,
  String.raw`\b[Tt]he${GAP}brief\b`,
  String.raw`\b[Tt]he${GAP}mission\b`,
].map((source) => new RegExp(source, 'g'));

/**
 * Everything in a repository that leads nowhere, as `file:line: what`, in the order of the files.
 * @param {Repository} repository
 * @returns {string[]}
 */
export function deadCitations({ texts, paths }) {
  const product = texts.get(PRODUCT) ?? '';
  const lines = new Set(numberedLines(product));
  const headings = new Set(headingsOf(texts.get('README.md') ?? ''));
  return [...texts].flatMap(([path, text]) => {
    const dead = [
      ...numbersIn(path, text).filter(({ target }) => !lines.has(target)),
      ...all(path, text, DOCUMENT).filter(({ target }) => !isThere(paths, path, target)),
      ...(path.endsWith('.md') ? all(path, text, SOURCE) : []).filter(({ target }) => !isThere(paths, path, target)),
      ...all(path, text, README_HEADING).filter(({ target }) => !headings.has(target)),
      ...(path.endsWith('.md') ? deadLinks(path, text, texts, paths) : []),
      ...(path.startsWith('docs/') ? [] : ELSEWHERE.flatMap((pattern) => all(path, text, pattern))),
    ];
    return dead.map(({ index, target }) => `${path}:${lineAt(text, index)}: ${target.replace(/\s+/g, ' ')}`);
  });
}

/**
 * The numbers of a page's lines, `4.2`, in their order.
 * @param {string} page
 */
export function numberedLines(page) {
  return [...page.matchAll(/^\*\*(\d+\.\d+)\*\*(?=\s)/gm)].map(([, number]) => number);
}

/**
 * What is wrong with the numbers of a page: each belongs to its section's heading (`## 4. …`) and follows the one before.
 * @param {string} page
 * @returns {string[]}
 */
export function misnumbered(page) {
  const wrong = [];
  let [section, line] = [0, 0];
  for (const [, heading, number] of page.matchAll(/^(?:## (\d+)\. |\*\*(\d+\.\d+)\*\*\s)/gm)) {
    const expected = heading ? String(section + 1) : `${section}.${line + 1}`;
    if ((heading ?? number) !== expected) wrong.push(`${heading ?? number} stands where ${expected} belongs`);
    [section, line] = heading ? [Number(heading), 0] : number.split('.').map(Number);
  }
  return wrong;
}

/**
 * The decisions that their index does not list.
 * @param {Repository} repository
 */
export function unlistedDecisions({ texts, paths }) {
  const index = texts.get(`${DECISIONS}README.md`) ?? '';
  const pages = [...paths].filter((path) => path.startsWith(DECISIONS) && /\/\d{4}-[\w-]+\.md$/.test(path));
  return pages.filter((path) => !index.includes(`](${path.slice(DECISIONS.length)})`));
}

/**
 * The lines of docs/product.md that a text cites; of "6.3 to 6.7" each.
 * @returns {Citation[]}
 */
export function numbersIn(path, text) {
  const patterns = path === PRODUCT ? [NUMBERS, OWN_NUMBERS] : [NUMBERS];
  return patterns.flatMap((pattern) =>
    all(path, text, pattern).flatMap(({ index, target }) =>
      [...target.matchAll(/(\d+)\.(\d+)(?:\sto\s(\d+)\.(\d+))?/g)].flatMap(([, section, first, sameSection, last]) => {
        if (sameSection !== section)
          return [first && `${section}.${first}`, last && `${sameSection}.${last}`]
            .filter(Boolean)
            .map((number) => ({ path, index, target: number }));
        const count = Math.max(0, Number(last) - Number(first)) + 1;
        return Array.from({ length: count }, (_, place) => ({
          path,
          index,
          target: `${section}.${Number(first) + place}`,
        }));
      }),
    ),
  );
}

function deadLinks(path, text, texts, paths) {
  return all(path, withoutCode(text), LINK).filter(({ target }) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return false;
    const [file, anchor] = target.split('#');
    const at = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file)).replace(/\/$/, '');
    if (!paths.has(at) && ![...paths].some((each) => each.startsWith(`${at}/`))) return true;
    return anchor !== undefined && texts.has(at) && !anchorsOf(texts.get(at)).has(anchor);
  });
}

/** A document is named from the root, from the folder of who names it, or from `docs/`. */
function isThere(paths, from, target) {
  return ['', posix.dirname(from), 'docs'].some((folder) => paths.has(posix.join(folder, target)));
}

/** The headings of a page as GitHub links to them. */
function anchorsOf(page) {
  const anchors = new Set();
  for (const heading of headingsOf(page)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\p{Mark} _-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

function headingsOf(page) {
  return [...withoutCode(page, { inline: false }).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => heading);
}

/** The text with its code blanked out, so that every index stays what it was. */
function withoutCode(text, { inline = true } = {}) {
  const blank = (code) => code.replace(/[^\n]/g, ' ');
  const withoutBlocks = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, blank);
  return inline ? withoutBlocks.replace(/`[^`\n]*`/g, blank) : withoutBlocks;
}

/** @returns {Citation[]} what a pattern finds; its first group, if it has one, is what is cited. */
function all(path, text, pattern) {
  return [...text.matchAll(pattern)].map((found) => ({ path, index: found.index, target: found[1] ?? found[0] }));
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
