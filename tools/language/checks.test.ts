import { checkComments, checkMarkdown, checkScript, compileTerms } from './checks';

const terms = compileTerms([
  { not: 'anew', but: 'again' },
  { not: 'refusals?', but: 'rejection', names: true },
  { not: 'kept pages?', but: 'cached page' },
]);
const messages = (text: string) => checkScript('a.ts', text, terms).map(({ line, message }) => `${line} ${message}`);

describe('checkScript', () => {
  it.each([
    ['a line comment', '\n// The page is made anew.', '2 "anew": write again'],
    ['a docstring', '/**\n * Sends\n * it anew.\n */\nconst a = 1;', '3 "anew": write again'],
    ['a comment at the end of a line', 'const a = 1; // anew', '1 "anew": write again'],
    ['a comment inside JSX', 'const a = <p>{/* anew */}</p>;', '1 "anew": write again'],
    ['a term across two lines of a comment', '// a\n/* kept\n * pages */', '2 "kept\n   pages": write cached page'],
    ['a declared name', 'function readRefusal() {}', '1 "refusal": write rejection'],
    ['a property of a type', 'type A = { refusals: string[] };', '1 "refusals": write rejection'],
    ['a test title', "it('sends the mail anew', () => {});", '1 "anew": write again'],
    ['a title of it.each', "it.each([1])('sends %s anew', () => {});", '1 "anew": write again'],
  ])('reports a banned term in %s', (_, text, message) => {
    expect(checkScript('a.tsx', text, terms).map(({ line, message }) => `${line} ${message}`)).toEqual([message]);
  });

  it.each([
    ['a string', "const a = 'anew';"],
    ['code in a comment', '// `refusal` is a field of the API'],
    ['a quotation in a comment', '// The button says "Send anew".'],
    ['a use of a name that another file declares', 'a.refusal();'],
    ['part of a longer word', '// renewed'],
  ])('allows a banned term in %s', (_, text) => {
    expect(messages(text)).toEqual([]);
  });

  it('reports a docstring whose first sentence has more than 25 words', () => {
    const sentence = (length: number) => `/** ${Array(length).fill('word').join(' ')}. More. */\nconst a = 1;`;
    expect(messages(sentence(25))).toEqual([]);
    expect(messages(sentence(26))).toEqual(['1 the first sentence has 26 words, at most 25']);
  });

  it.each(['what', 'Whether', 'who'])('reports a test title that begins with "%s"', (word) => {
    expect(messages(`test('${word} it does', () => {});`)).toHaveLength(1);
    expect(messages(`test('a page shows ${word} it does', () => {});`)).toEqual([]);
  });
});

test('checkMarkdown reports prose, but no code, quotation or link target', () => {
  const text = ['It is made anew.', '```', 'anew', '```', '`anew` "anew" [page](#anew)'].join('\n');
  expect(checkMarkdown(text, terms)).toEqual([{ line: 1, message: '"anew": write again' }]);
});

test('checkComments reports the comments of style sheets and Python files', () => {
  expect(checkComments('a {}\n/* anew */', terms)).toEqual([{ line: 2, message: '"anew": write again' }]);
  expect(checkComments('x = 1\n# anew', terms)).toEqual([{ line: 2, message: '"anew": write again' }]);
});
