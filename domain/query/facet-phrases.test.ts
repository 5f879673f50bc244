import { isWatchPart, phraseFilters } from './facet-phrases';

it('phraseFilters match the snapshot', () => {
  const phrases = [...phraseFilters].map(([phrase, setting]) => `${phrase}: ${JSON.stringify(setting)}`);
  expect(phrases.toSorted()).toMatchSnapshot();
});

it.each(['strap', 'hands', 'resin', 'steel', 'markers', 'counters', 'stitching', 'opening'])(
  'isWatchPart is true for “%s”',
  (word) => expect(isWatchPart(word)).toBe(true),
);

it.each(['watch', '', undefined])('isWatchPart is false for %p', (word) => expect(isWatchPart(word)).toBe(false));
