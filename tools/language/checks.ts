import ts from 'typescript';

/** A term of docs/language.md that the repository does not use, and its replacement; `names` also bans it in identifiers. */
export type Term = { not: RegExp; but: string; names: boolean };

/** Compiles the terms of `terms.json`: whole words in any case, also across the lines of a comment. */
export const compileTerms = (list: readonly { not: string; but: string; names?: boolean }[]): Term[] =>
  list.map(({ not, but, names = false }) => ({
    not: new RegExp(`\\b(?:${not.replaceAll(' ', '\\s+')})\\b`, 'gi'),
    but,
    names,
  }));

/** A sentence that breaks a rule of docs/language.md; `line` counts from 1. */
export type Finding = { line: number; message: string };

const LONGEST_FIRST_SENTENCE = 25;
const TITLE_FUNCTIONS = new Set(['it', 'test', 'describe']);

/** Names that the API, stored data or a setting fixes. */
const FIXED_NAMES = new Set(['fault', 'lightsOut', 'supersedes']);

const WEAK_TITLE = /^(?:what|whether|who)\b/i;

/** Checks the comments, identifiers and test titles of a TypeScript or JavaScript file. */
export function checkScript(path: string, text: string, terms: readonly Term[]): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const findings: Finding[] = [];
  const report = (position: number, message: string) => findings.push({ line: lineAt(position), message });

  for (const { pos, end } of commentsOf(source, text)) {
    const comment = text.slice(pos, end);
    for (const { index, message } of bannedIn(plain(comment), terms)) report(pos + index, message);
    const length = comment.startsWith('/**') ? firstSentence(comment).length : 0;
    if (length > LONGEST_FIRST_SENTENCE) report(pos, `the first sentence has ${length} words, at most 25`);
  }

  const named = terms.filter(({ names }) => names);
  const visit = (node: ts.Node): void => {
    if (isDeclaredName(node) && !FIXED_NAMES.has(node.text))
      for (const { message } of bannedIn(wordsOfName(node.text), named)) report(node.getStart(), message);
    const title = titleOf(node);
    if (title) {
      if (WEAK_TITLE.test(title.text)) report(title.pos, `a test title names its subject first: "${title.text}"`);
      for (const { message } of bannedIn(unquoted(title.text), terms)) report(title.pos, message);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return findings;
}

/** Checks the prose of a Markdown file: no code, no quoted text, no link targets. */
export function checkMarkdown(text: string, terms: readonly Term[]): Finding[] {
  let fenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) fenced = !fenced;
    if (fenced) return [];
    const prose = unquoted(line.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ''));
    return bannedIn(prose, terms).map(({ message }) => ({ line: index + 1, message }));
  });
}

/** Checks the comments of a style sheet or of a Python file. */
export function checkComments(text: string, terms: readonly Term[]): Finding[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)#[^\n]*|"""[\s\S]*?"""/g)].flatMap((match) =>
    bannedIn(plain(match[0]), terms).map(({ index, message }) => ({
      line: text.slice(0, match.index + index).split('\n').length,
      message,
    })),
  );
}

/** Each banned term in a text, with its position and its replacement. */
export function bannedIn(text: string, terms: readonly Term[]): { index: number; message: string }[] {
  return terms.flatMap(({ not, but }) =>
    [...text.matchAll(not)].map((match) => ({
      index: match.index,
      message: `"${match[0]}": write ${but}`,
    })),
  );
}

/** A comment with its code, quotations and line starts blanked; positions stay. */
const plain = (comment: string) => unquoted(comment.replace(/\n\s*\*/g, (start) => start.replace('*', ' ')));

/** A text with `code` and quotations blanked, because they cite fixed spellings; positions stay. */
const unquoted = (text: string) =>
  text.replace(/`[^`]*`|"[^"\n]*"|“[^”]*”/g, (quoted) => quoted.replace(/[^\n]/g, ' '));

/** The words of a docstring's first sentence; a tag or a blank line ends it too. */
function firstSentence(comment: string): string[] {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\n[ \t]*\*[ \t]?/g, '\n')
    .split(/\n\s*\n|\n?\s*@\w/)[0];
  const sentence = (text ?? '').split(/[.!?:;](?=\s|$)/)[0] ?? '';
  return sentence.split(/\s+/).filter((word) => /\w/.test(word));
}

function commentsOf(source: ts.SourceFile, text: string): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0 || ts.isJsxText(node)) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const range of ranges) found.set(range.pos, range);
  };
  visit(source);
  return [...found.values()].sort((one, other) => one.pos - other.pos);
}

const isDeclaredName = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  'name' in node.parent &&
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent);

/** `keptPages` as `kept pages`. */
const wordsOfName = (name: string) => name.replace(/([a-z0-9])(?=[A-Z])|_/g, '$1 ').toLowerCase();

/** The title of a test, or of a group of tests, whose call the node is. */
function titleOf(node: ts.Node): { text: string; pos: number } | undefined {
  if (!ts.isCallExpression(node) || !TITLE_FUNCTIONS.has(nameOfCallee(node.expression))) return undefined;
  const [title] = node.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
  return { text: title.getText().slice(1, -1), pos: title.getStart() };
}

function nameOfCallee(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return nameOfCallee(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? nameOfCallee(callee.tag) : '';
}
