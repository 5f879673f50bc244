// Verifies docs/product.md 1.11.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { catalogueNames } from '@/domain/watch-key';
import { root } from '@/runtime/root';
import { bannedIn, compileTerms } from './checks';
import list from './shop-copy-terms.json';

const SHOP_COPY =
  /^(?:components\/.*|app\/(?!.*api\/).*|data\/(?:(?!shop-pages)[\w-]+-copy|brands|home|information-pages|navigation|policies|ranges|site|weekend)|domain\/(?:dial\/.*|delivery-text|promo-code|[\w-]+-words|weekend-price)|server\/notifications\/(?:layout|mail-copy))\.tsx?$/;
/** Tests and translations. */
const NO_COPY = /\.(?:test|[a-z]{2})\.tsx?$|\/testing\//;

const terms = [
  ...compileTerms(list),
  // "Standard International Mail" is the name of a service; the verb and the noun in lower case are ambiguous beside it.
  { not: /\b(?:mail|mails|mailed)\b/g, but: 'email', names: false },
];

const files = execFileSync('git', ['ls-files', 'components', 'app', 'data', 'domain', 'server'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => SHOP_COPY.test(path) && !NO_COPY.test(path));

/** Texts of string literals, templates and JSX with their lines; without imports, classes, identifiers and thrown errors. */
function copyIn(path: string, text: string): { line: number; copy: string }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { line: number; copy: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node) || isStyle(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        copy: node.text.replace(/\s+/g, ' '),
      });
    node.forEachChild(visit);
  };
  visit(source);
  return found.filter(({ copy }) => / \S|[A-Z].*[a-z]/.test(copy.trim()));
}

const isStyle = (node: ts.Node) =>
  ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && ['className', 'd', 'sizes'].includes(node.name.text);

test('the interface and the emails to shoppers use no banned word', () => {
  const problems = files.flatMap((path) =>
    copyIn(path, readFileSync(join(root, path), 'utf8')).flatMap(({ line, copy }) =>
      bannedIn(copy, terms).map(({ message }) => `${path}:${line} ${message} in “${copy.trim()}”`),
    ),
  );
  expect(problems).toEqual([]);
});

const american = compileTerms(list.filter(({ but }) => but === 'the American spelling'));

/** British spellings that stay, each with its reason. */
const fixedSpellings: Readonly<Record<string, RegExp>> = {
  // The label of an Australian, British or New Zealand address.
  'components/address-book/copy-fields.ts': /^Postcode$/,
  // The spellings that a search accepts.
  'domain/search/language.ts': /^grey gray|^centred|^fibres|^jewelled|^favourite/,
};
/** Texts of the shop, its desk, its commands and its answers to agents; no SQL. */
const allTexts = execFileSync(
  'git',
  ['ls-files', 'app', 'browser', 'cli', 'components', 'contract', 'data', 'domain', 'server', 'store'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !NO_COPY.test(path) && !/^server\/(?:database|chaos)\//.test(path));

test('no text of the shop, its emails, its desk or its commands has a British spelling', () => {
  const problems = allTexts.flatMap((path) =>
    copyIn(path, readFileSync(join(root, path), 'utf8'))
      .filter(({ copy }) => !fixedSpellings[path]?.test(copy))
      .flatMap(({ line, copy }) =>
        bannedIn(copy, american).map(({ message }) => `${path}:${line} ${message} in “${copy.trim()}”`),
      ),
  );
  expect(problems).toEqual([]);
});

test.each(catalogueNames)('the texts of %s are in American English', (catalogue) => {
  const watches = JSON.parse(readFileSync(join(root, `data/${catalogue}.json`), 'utf8')) as Record<string, unknown>[];
  const texts = watches.flatMap((watch) => Object.values(watch).filter((value) => typeof value === 'string'));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.flatMap((text) => bannedIn(text, american).map(({ message }) => `${message} in “${text}”`))).toEqual([]);
});

test.each([
  ['Grey dial, matt, in the centre', ['Grey', 'matt', 'centre']],
  ['Customised in colour, recognises jewellery', ['colour', 'jewellery', 'Customised', 'recognises']],
  ['Precise, raised, clockwise: otherwise advised, as promised', []],
  ['A canceled order, gray, matte, 3 meters, fulfilled', []],
])('the list of British spellings finds those of “%s”', (text, found) => {
  expect(bannedIn(text, american).map(({ message }) => message.split('"')[1])).toEqual(found);
});

test.each([
  ['a string', `const title = 'Elsewhere';`, ['Elsewhere']],
  ['a template', 'const kept = (name: string) => `${name} is out of your cart.`;', ['out of your']],
  ['JSX text', `const page = <p>Look among\n  unwanted mail.</p>;`, ['Look among', 'unwanted mail', 'mail']],
  ['an attribute', `const field = <input title="Tick this." className="mail whoever" />;`, ['Tick']],
  ['the name of a service', `const label = 'Standard International Mail';`, []],
  ['an error for developers', `throw new Error('The catalogue is empty.');`, []],
])('copyIn finds the banned words of %s', (_, text, banned) => {
  const found = copyIn('copy.tsx', text).flatMap(({ copy }) => bannedIn(copy, terms));
  expect(found.map(({ message }) => message.split('"')[1])).toEqual(banned);
});
