import { buildWordIndex, type SearchFields, stemOf } from './word-index';

const entry = (key: SearchFields['key'], name: string, maker: string, text: string): SearchFields => ({
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
const index = buildWordIndex(entries);
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
  ['dead fall chronograph', ['Deadfall 46'], 'a word that is split, beside another'],
  ['latecomet', ['Late Comet'], 'words that are joined'],
  ['halfarc', ['Late Comet'], 'three letters are enough for each'],
  ['halfan', ['Half & Half 40', 'Late Comet'], 'two letters at its end are a typing error'],
  ['comets', ['Late Comet'], 'a plural'],
  ['lume', ['Deadfall 46'], 'what shoppers call a thing'],
  ['lume chronograph', ['Deadfall 46'], 'what shoppers call a thing, beside another word'],
  ['glow in the dark', ['Deadfall 46'], 'what they call it in several words'],
  ['chronogaph', ['Deadfall 46'], 'one typing error'],
  ['chronogarf', [], 'but not three'],
  ['califronai', ['Half & Half 40'], 'two typing errors'],
  ['chronoga', ['Deadfall 46'], 'a mistyped beginning of the last word'],
  ['chronoga black', [], 'but of no word before it'],
  ['chrnog', ['Deadfall 46'], 'six letters are enough for one'],
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
  ['late comet', undefined],
  ['dead chronogarf', 'dead chronograph'],
  ['arx', 'arc'],
  ['axx', undefined],
  ['zzzzzz', undefined],
])('the nearest spelling of %j is %j', (query, respelt) => {
  expect(index.correctSpelling(query)).toBe(respelt);
});

/** The names of the watches that a query finds in a shop that has watches of just these names. */
const foundAmong = (query: string, ...shop: string[]) => {
  const among = shop.map((name, at) => entry(`timex/${at + 1}`, name, 'Timex', ''));
  return buildWordIndex(among)
    .find(query)
    .map((key) => among.find((each) => each.key === key)?.name);
};

test('find treats a correct prefix as a prefix, not as a typo', () => {
  expect(foundAmong('arch', 'Archway', 'Arc Line')).toEqual(['Archway']);
});

test('find matches short whole words exactly', () => {
  expect(foundAmong('red', 'Redoubt', 'Red Kite')).toEqual(['Red Kite']);
  expect(foundAmong('men', 'Menagerie')).toEqual([]);
});

test('find corrects a typo although a part of the word is another word', () => {
  expect(foundAmong('deadfull', 'Deadfall Night', 'Dead Calm')).toEqual(['Deadfall Night']);
});

test('find matches a word and its synonyms', () => {
  expect(foundAmong('lume', 'Lume Diver', 'Luminous Diver', 'Dark Diver')).toEqual(['Lume Diver', 'Luminous Diver']);
});

test('two words find the watches that have them joined as well as those that have them split', () => {
  const shop = ['Deadfall Night', 'Dead Fall Luminous', 'Dead Calm', 'Night Fall'];
  expect(foundAmong('dead fall', ...shop).toSorted()).toEqual(['Dead Fall Luminous', 'Deadfall Night']);
  expect(foundAmong('dead fall lume', ...shop)).toEqual(['Dead Fall Luminous']);
});

test('of spellings that are as near, one is offered', () => {
  const index = buildWordIndex([entry('timex/1', 'Art', 'Timex', ''), entry('timex/2', 'Arc', 'Timex', '')]);
  expect(index.correctSpelling('arx')).toBe('art');
});

test.each([
  ['hands', 'hand'],
  ['subs', 'sub'],
  ['batteries', 'battery'],
  ['assets', 'asset'],
  ['diesel', 'diesel'],
  ['gas', 'gas'],
  ['glass', 'glass'],
  ['focus', 'focus'],
  ['axis', 'axis'],
  ['ref24s', 'ref24s'],
])('%s is kept as %s: plural and singular are one, and nothing else', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

const long = 'mention redwood newton dayton sunray armour hotel oneself twofold sixty';
test.each(['men', 'red', 'new', 'day', 'sun', 'arm', 'hot', 'one', 'two', 'six'])(
  '“%s” is whole: it finds no longer word that begins so',
  (word) => expect(buildWordIndex([entry('xerix/1', long, 'Xeric', '')]).find(word)).toEqual([]),
);
