import { stemOf } from './language';
import { buildWordIndex, type SearchFields } from './word-index';

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
  ['half', ['Half & Half 40', 'Late Comet'], 'name matches come first'],
  ['HÁLF', ['Half & Half 40', 'Late Comet'], 'case and accents are ignored'],
  ['half cream', ['Half & Half 40'], 'all words must match'],
  ['g-shock', ['Deadfall 46'], 'hyphens'],
  ['cali', ['Half & Half 40'], 'a prefix'],
  ['rolex', [], 'no match'],
  ['  &  ', [], 'no words'],
  ['dead fall', ['Deadfall 46'], 'a split word'],
  ['dead fall chronograph', ['Deadfall 46'], 'a split word and another word'],
  ['latecomet', ['Late Comet'], 'joined words'],
  ['halfarc', ['Late Comet'], 'three letters suffice for each'],
  ['halfan', ['Half & Half 40', 'Late Comet'], 'two letters at the end are a typo'],
  ['comets', ['Late Comet'], 'a plural'],
  ['lume', ['Deadfall 46'], 'a synonym'],
  ['lume chronograph', ['Deadfall 46'], 'a synonym and another word'],
  ['glow in the dark', ['Deadfall 46'], 'a synonym of several words'],
  ['chronogaph', ['Deadfall 46'], 'one typo'],
  ['chronogarf', [], 'not three typos'],
  ['califronai', ['Half & Half 40'], 'two typos'],
  ['chronoga', ['Deadfall 46'], 'a prefix of the last word with a typo'],
  ['chronoga black', [], 'no prefix of an earlier word'],
  ['chrnog', ['Deadfall 46'], 'six letters suffice for a typo'],
  ['coemt', ['Late Comet'], 'two letters swapped'],
  ['comx', [], 'no typos in short words'],
  ['4', [], 'no prefixes of numbers'],
  ['40', ['Half & Half 40'], 'numbers'],
])('find(%j) returns %j: %s', (query, found) => {
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
])('correctSpelling(%j) returns %j', (query, corrected) => {
  expect(index.correctSpelling(query)).toBe(corrected);
});

/** Returns the names that a query finds in a shop of watches with only these names. */
const foundAmong = (query: string, ...shop: string[]) => {
  const among = shop.map((name, at) => entry(`timex/${at + 1}`, name, 'Timex', ''));
  return buildWordIndex(among)
    .find(query)
    .map((key) => among.find((each) => each.key === key)?.name);
};

test('findNamed returns the watch whose name has every word, never by maker or text', () => {
  expect(index.findNamed('late comet')).toBe('xerix/2');
  expect(index.findNamed('half')).toBe('california/3');
  expect(index.findNamed('xeric')).toBeUndefined();
  expect(index.findNamed('deadfall brown')).toBeUndefined();
});

test('the beginning of a maker finds its watches before those with another word that begins so', () => {
  const shop = buildWordIndex([
    entry('timex/1', 'Luminous Luminary', 'Timex', 'Luminous'),
    entry('luminox/1', 'Pelagic', 'Luminox', ''),
  ]);
  expect(shop.find('lumi')).toEqual(['luminox/1', 'timex/1']);
  expect(shop.find('luminous')).toEqual(['timex/1']);
});

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

test('find matches two words joined or split', () => {
  const shop = ['Deadfall Night', 'Dead Fall Luminous', 'Dead Calm', 'Night Fall'];
  expect(foundAmong('dead fall', ...shop).toSorted()).toEqual(['Dead Fall Luminous', 'Deadfall Night']);
  expect(foundAmong('dead fall lume', ...shop)).toEqual(['Dead Fall Luminous']);
});

test('correctSpelling returns one of several equally near words', () => {
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
])('stemOf(%s) is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

const long = 'mention redwood newton dayton sunray armour hotel oneself twofold sixty';
test.each(['men', 'red', 'new', 'day', 'sun', 'arm', 'hot', 'one', 'two', 'six'])(
  'find matches “%s” only as a whole word',
  (word) => expect(buildWordIndex([entry('xerix/1', long, 'Xeric', '')]).find(word)).toEqual([]),
);
