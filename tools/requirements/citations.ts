/* Finds dead citations in code and documents. Pure: the repository is passed in. */
import { posix } from 'node:path';

/** A repository: the text of its files by path, and the set of all paths. */
export type Repository = { texts: ReadonlyMap<string, string>; paths: ReadonlySet<string> };

/** A citation in a file; `index` is its position in the text, `parts` the cited parts of a requirement. */
export type Citation = { path: string; index: number; target: string; parts?: readonly string[] };

export const PRODUCT = 'docs/product.md';
const DECISIONS = 'docs/decisions/';

/** Whitespace between two words of a sentence, including a line break within a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*(?:\*|\/\/|#)?[ \t]*)`;
const NUMBER = String.raw`\d+\.\d+`;
/** The parts of the requirement before them: "13.1 (cart, pay)". */
const PARTS = String.raw` \([^()\n]+\)`;
const NUMBERS = new RegExp(
  String.raw`\bproduct\.md${GAP}(${NUMBER}(?:${PARTS})?(?:(?:,|,? and| to)${GAP}${NUMBER}(?:${PARTS})?)*)(?!\.?\d)`,
  'g',
);
/** In docs/product.md a number in brackets is a citation: "(14.7)", "(15.7 to 15.9)". */
const OWN_NUMBERS = new RegExp(String.raw`\((?:[^()\n]*\s)?(${NUMBER}(?: to ${NUMBER})?)\)`, 'g');
const DOCUMENT = /(?<![\w./@:-])(?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-]+\.md\b/g;
/** Documents cite source files as inline code. */
const SOURCE = /`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g;
const README_HEADING = new RegExp(String.raw`\(README,${GAP}([A-Z][^()\n]*)\)`, 'g');
const LINK = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)/g;

/** Names of documents outside the repository, which a reader cannot open. */
const ELSEWHERE = [
  String.raw`\bspec,?${GAP}sections?\b`,
  String.raw`\b[Tt]he${GAP}spec\b(?!${GAP}lines?\b)`,
  String.raw`\bdecisions,${GAP}[A-Z]\w*`,
  String.raw`\b[Tt]he${GAP}brief\b`,
  String.raw`\b[Tt]he${GAP}mission\b`,
].map((source) => new RegExp(source, 'g'));

/** Returns every dead citation as `file:line: target`, in file order. */
export function deadCitations({ texts, paths }: Repository): string[] {
  const product = texts.get(PRODUCT) ?? '';
  const lines = new Set(numberedLines(product));
  const headings = new Set(headingsOf(texts.get('README.md') ?? ''));
  return [...texts].flatMap(([path, text]) => {
    const dead = [
      ...numbersIn(path, text).filter(({ target }) => !lines.has(target)),
      ...all(path, text, DOCUMENT).filter(({ target }) => !isThere(paths, path, target)),
      ...(path.endsWith('.md') ? all(path, text, SOURCE) : []).filter(({ target }) => !isThere(paths, path, target)),
      ...all(path, text, README_HEADING).filter(({ target }) => !headings.has(target)),
      ...(path.endsWith('.md') ? deadLinks(path, text, { texts, paths }) : []),
      ...(path.startsWith('docs/') ? [] : ELSEWHERE.flatMap((pattern) => all(path, text, pattern))),
    ];
    return dead.map(({ index, target }) => `${path}:${lineAt(text, index)}: ${target.replace(/\s+/g, ' ')}`);
  });
}

/** Returns the requirement numbers of a page, such as `4.2`, in order. */
export function numberedLines(page: string): string[] {
  return [...page.matchAll(/^\*\*(\d+\.\d+)\*\*(?=\s)/gm)].map(([, number = '']) => number);
}

/** Returns an error for each number that does not follow its predecessor or its section heading (`## 4. …`). */
export function misnumbered(page: string): string[] {
  const wrong: string[] = [];
  let [section, line] = [0, 0];
  for (const [, heading, number = ''] of page.matchAll(/^(?:## (\d+)\. |\*\*(\d+\.\d+)\*\*\s)/gm)) {
    const expected = heading ? String(section + 1) : `${section}.${line + 1}`;
    if ((heading ?? number) !== expected) wrong.push(`found ${heading ?? number}, expected ${expected}`);
    const [newSection = 0, newLine = 0] = (heading ?? number).split('.').map(Number);
    [section, line] = [newSection, newLine];
  }
  return wrong;
}

/** Returns the decisions that are missing in the index. */
export function unlistedDecisions({ texts, paths }: Repository): string[] {
  const index = texts.get(`${DECISIONS}README.md`) ?? '';
  const pages = [...paths].filter((path) => path.startsWith(DECISIONS) && /\/\d{4}-[\w-]+\.md$/.test(path));
  return pages.filter((path) => !index.includes(`](${path.slice(DECISIONS.length)})`));
}

/** Returns the requirements that a text cites, with their cited parts; a range ("6.3 to 6.7") counts as all its numbers. */
export function numbersIn(path: string, text: string): Citation[] {
  const patterns = path === PRODUCT ? [NUMBERS, OWN_NUMBERS] : [NUMBERS];
  return patterns.flatMap((pattern) =>
    all(path, text, pattern).flatMap(({ index, target }) =>
      [...target.matchAll(EACH)].flatMap(([, first = '', last, names]) =>
        (last ? linesOfRange(first, last) : [first]).map((number) => {
          const parts = names?.split(',').map((name) => name.trim());
          return { path, index, target: number, ...(parts && { parts }) };
        }),
      ),
    ),
  );
}

/** One number, range or number with parts of a citation. */
const EACH = /(\d+\.\d+)(?:\sto\s(\d+\.\d+)| \(([^()\n]+)\))?/g;

/** All numbers of a range; only both ends if they are in different sections. */
function linesOfRange(first: string, last: string): string[] {
  const [section, from = 0] = first.split('.').map(Number);
  const [lastSection, to = 0] = last.split('.').map(Number);
  if (section !== lastSection) return [first, last];
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, place) => `${section}.${from + place}`);
}

function deadLinks(path: string, text: string, { texts, paths }: Repository): Citation[] {
  return all(path, withoutCode(text), LINK).filter(({ target }) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const at = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file)).replace(/\/$/, '');
    if (!paths.has(at) && ![...paths].some((each) => each.startsWith(`${at}/`))) return true;
    const page = texts.get(at);
    return anchor !== undefined && page !== undefined && !anchorsOf(page).has(anchor);
  });
}

/** True if a document exists relative to the root, to the citing file's folder, to `docs/` or to `docs/reports/`. */
function isThere(paths: ReadonlySet<string>, from: string, target: string): boolean {
  return ['', posix.dirname(from), 'docs', 'docs/reports'].some((folder) => paths.has(posix.join(folder, target)));
}

/** GitHub's anchors of a page's headings. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
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

function headingsOf(page: string): string[] {
  return [...withoutCode(page, { inline: false }).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) => heading);
}

/** The text with its code blanked; indexes stay valid. */
function withoutCode(text: string, { inline = true } = {}): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  const withoutBlocks = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, blank);
  return inline ? withoutBlocks.replace(/`[^`\n]*`/g, blank) : withoutBlocks;
}

/** The matches of a pattern; the target is the first group, or the whole match without groups. */
function all(path: string, text: string, pattern: RegExp): Citation[] {
  return [...text.matchAll(pattern)].map((found) => ({ path, index: found.index, target: found[1] ?? found[0] }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
