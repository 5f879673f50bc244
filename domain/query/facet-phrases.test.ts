import { isWatchPart, phraseFilters } from './facet-phrases';

it('phraseFilters match the snapshot', () => {
  const said = [...phraseFilters].map(([phrase, setting]) => `${phrase}: ${JSON.stringify(setting)}`);
  expect(said.toSorted()).toMatchSnapshot();
});

it.each(['strap', 'hands', 'resin', 'steel', 'markers', 'counters', 'stitching', 'opening'])(
  'a colour before “%s” is that part’s',
  (word) => expect(isWatchPart(word)).toBe(true),
);

it.each(['watch', '', undefined])('%p is no part of a watch', (word) => expect(isWatchPart(word)).toBe(false));
