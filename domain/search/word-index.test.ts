import { indexWords, type SearchWords } from './word-index';

const entry = (key: SearchWords['key'], name: string, maker: string, text: string): SearchWords => ({
  key,
  name,
  maker,
  dial: '',
  specification: '',
  text,
});
const entries = [
  entry('california/3', 'Half & Half 40', 'California Watch Co.', 'Cream dial, brown leather'),
  entry('xerix/2', 'Late Comet', 'Xeric', 'Wandering hours, half an arc'),
  entry('gshock/1', 'Deadfall 46', 'G-Shock', 'Black resin, luminous chronograph'),
];
const index = indexWords(entries);
const names = (query: string) => index.find(query).map((key) => entries.find((each) => each.key === key)?.name);

test.each([
  ['half', ['Half & Half 40', 'Late Comet'], 'a name before a text'],
  ['HÁLF', ['Half & Half 40', 'Late Comet'], 'whatever the case and accents'],
  ['half cream', ['Half & Half 40'], 'all words'],
  ['g-shock', ['Deadfall 46'], 'hyphens'],
  ['cali', ['Half & Half 40'], 'a beginning'],
  ['rolex', [], 'nothing'],
  ['  &  ', [], 'no words at all'],
  ['dead fall', ['Deadfall 46'], 'a word that is split'],
  ['latecomet', ['Late Comet'], 'words that are joined'],
  ['comets', ['Late Comet'], 'a plural'],
  ['lume', ['Deadfall 46'], 'what shoppers call a thing'],
  ['chronogaph', ['Deadfall 46'], 'one typing error'],
  ['chronogarf', [], 'but not three'],
  ['califronai', ['Half & Half 40'], 'two typing errors'],
  ['chronoga', ['Deadfall 46'], 'a mistyped beginning of the last word'],
  ['coemt', ['Late Comet'], 'two letters swapped'],
  ['comx', [], 'no errors in words of few letters'],
  ['4', [], 'no beginnings of figures'],
  ['40', ['Half & Half 40'], 'figures'],
])('%j finds %j: %s', (query, found) => {
  expect(names(query)).toEqual(found);
});

test.each([
  ['chronogarf', 'chronograph'],
  ['late wannderrinng', 'late wandering'],
  ['half', undefined],
  ['zzzzzz', undefined],
])('the nearest spelling of %j is %j', (query, respelt) => {
  expect(index.respell(query)).toBe(respelt);
});
