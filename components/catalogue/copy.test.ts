import * as english from './copy';
import * as german from './copy.de';
import * as french from './copy.fr';
import * as compare from '@/components/compare/copy';
import * as compareGerman from '@/components/compare/copy.de';
import * as filtering from '@/components/filtering/copy';
import * as filteringGerman from '@/components/filtering/copy.de';
import * as product from '@/components/product/copy';
import * as productGerman from '@/components/product/copy.de';
import * as search from '@/components/search/copy-results';
import * as searchGerman from '@/components/search/copy-results.de';

type Sentence = (count: number) => string | undefined;

it.each<[string, Sentence, Sentence, number, string, string]>([
  ['watches', english.watchesCopy, german.watchesCopy, 0, '0 watches', '0 Uhren'],
  ['watches', english.watchesCopy, german.watchesCopy, 1, '1 watch', '1 Uhr'],
  ['watches', english.watchesCopy, german.watchesCopy, 2, '2 watches', '2 Uhren'],
  [
    'the button of the sheet',
    filtering.filteringCopy.show,
    filteringGerman.filteringCopy.show,
    0,
    'Show 0 watches',
    '0 Uhren anzeigen',
  ],
  [
    'the button of the sheet',
    filtering.filteringCopy.show,
    filteringGerman.filteringCopy.show,
    1,
    'Show 1 watch',
    '1 Uhr anzeigen',
  ],
  [
    'the opener of the sheet',
    filtering.filteringCopy.open,
    filteringGerman.filteringCopy.open,
    1,
    'Filter and sort (1)',
    'Filtern und sortieren (1)',
  ],
  [
    'the link of the tray',
    compare.trayCopy.compare,
    compareGerman.trayCopy.compare,
    1,
    'Compare 1 watch',
    '1 Uhr vergleichen',
  ],
  [
    'the link of the tray',
    compare.trayCopy.compare,
    compareGerman.trayCopy.compare,
    2,
    'Compare 2 watches',
    '2 Uhren vergleichen',
  ],
  [
    'the link to the last comparison',
    compare.compareCopy.resume,
    compareGerman.compareCopy.resume,
    1,
    'Continue with the watch you chose before',
    'Mit der zuletzt gewählten Uhr fortfahren',
  ],
  [
    'the link to the last comparison',
    compare.compareCopy.resume,
    compareGerman.compareCopy.resume,
    2,
    'Continue with the 2 watches you chose before',
    'Mit den 2 zuletzt gewählten Uhren fortfahren',
  ],
  [
    'the results that do not fit',
    compare.compareCopy.foundMore,
    compareGerman.compareCopy.foundMore,
    1,
    'And 1 more. Add a word to narrow the results.',
    'Und eine weitere. Ein Wort mehr grenzt die Ergebnisse ein.',
  ],
  [
    'the link to a comparison',
    product.compareLinkCopy.withOthers,
    productGerman.compareLinkCopy.withOthers,
    1,
    'Compare with 1 other',
    'Mit 1 anderer Uhr vergleichen',
  ],
  [
    'the link to a comparison',
    product.compareLinkCopy.withOthers,
    productGerman.compareLinkCopy.withOthers,
    2,
    'Compare with 2 others',
    'Mit 2 anderen Uhren vergleichen',
  ],
  [
    'the announced suggestions',
    search.suggestionCount,
    searchGerman.suggestionCount,
    0,
    'No watch found.',
    'Keine Uhr gefunden.',
  ],
  [
    'the announced suggestions',
    search.suggestionCount,
    searchGerman.suggestionCount,
    1,
    '1 watch found. Use the arrow keys to choose.',
    '1 Uhr gefunden. Wählen Sie mit den Pfeiltasten.',
  ],
  [
    'the link to all results',
    (count) => search.allResults('moon', count),
    (count) => searchGerman.allResults('Mond', count),
    1,
    'The one result for “moon”',
    'Das eine Ergebnis zu „Mond“',
  ],
  [
    'the link to all results',
    (count) => search.allResults('moon', count),
    (count) => searchGerman.allResults('Mond', count),
    0,
    'No watch found for “moon”. See similar results',
    'Keine Uhr zu „Mond“ gefunden. Ähnliche Ergebnisse ansehen',
  ],
  [
    'the count of a search',
    (count) => search.searchSummary(true, count),
    (count) => searchGerman.searchSummary(true, count),
    1,
    '1 watch found.',
    '1 Uhr gefunden.',
  ],
  [
    'the count of a search',
    (count) => search.searchSummary(true, count),
    (count) => searchGerman.searchSummary(true, count),
    2,
    '2 watches found.',
    '2 Uhren gefunden.',
  ],
  [
    'the watches of a link that are not sold',
    (count) => compare.leftOutCopy([], count),
    (count) => compareGerman.leftOutCopy([], count),
    1,
    'One of the watches in this link is not sold here.',
    'Eine der Uhren in diesem Link wird hier nicht verkauft.',
  ],
  [
    'the watches of a link that are not sold',
    (count) => compare.leftOutCopy([], count),
    (count) => compareGerman.leftOutCopy([], count),
    2,
    '2 of the watches in this link are not sold here.',
    '2 der Uhren in diesem Link werden hier nicht verkauft.',
  ],
  [
    'the watches that a comparison leaves out',
    (count) => compare.leftOutCopy(['A', 'B', 'C'].slice(0, count), 0),
    (count) => compareGerman.leftOutCopy(['A', 'B', 'C'].slice(0, count), 0),
    1,
    'You can compare up to four watches, so A is not shown.',
    'Sie können bis zu vier Uhren vergleichen, deshalb fehlt hier A.',
  ],
  [
    'the watches that a comparison leaves out',
    (count) => compare.leftOutCopy(['A', 'B', 'C'].slice(0, count), 0),
    (count) => compareGerman.leftOutCopy(['A', 'B', 'C'].slice(0, count), 0),
    3,
    'You can compare up to four watches, so A, B and C are not shown.',
    'Sie können bis zu vier Uhren vergleichen, deshalb fehlen hier A, B und C.',
  ],
])('row %#: %s in English and German', (_, inEnglish, inGerman, count, words, wordsInGerman) => {
  expect([inEnglish(count), inGerman(count)]).toEqual([words, wordsInGerman]);
});

it.each([
  [0, '0 montre'],
  [1, '1 montre'],
  [2, '2 montres'],
])('watchesCopy in French writes %i in the singular below two', (count, words) => {
  expect(french.watchesCopy(count)).toBe(words);
});

it('a count names all watches only if the filters leave some out', () => {
  const counts = [
    [1, 1],
    [1, 2],
    [0, 1],
  ] as const;
  expect(counts.map(([shown, all]) => english.countCopy(shown, all))).toEqual([
    '1 watch',
    '1 of 2 watches',
    '0 of 1 watch',
  ]);
  expect(counts.map(([shown, all]) => german.countCopy(shown, all))).toEqual(['1 Uhr', '1 von 2 Uhren', '0 von 1 Uhr']);
});

it('the chips of a German list have German bounds and figures', () => {
  const chips = [{ to: 299.99 }, { to: 300 }, { from: 300.01 }, { from: 1200.5 }, { from: 83, to: 400 }];
  expect(chips.map((range) => filteringGerman.rangeChip('price', range).replaceAll('\u00a0', ' '))).toEqual([
    'unter 300 $',
    'bis 300 $',
    'über 300 $',
    'ab 1.200,50 $',
    '83 $ bis 400 $',
  ]);
  expect(filteringGerman.rangeChip('diameter', { from: 8, to: 8 })).toBe('Gehäusedurchmesser 8 mm');
});
