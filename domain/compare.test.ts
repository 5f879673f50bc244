import fc from 'fast-check';
import { comparePath, comparisonWith, maxCompared } from './compare';
import { maxRecent, parseKeys, splitList, addRecent, formatKeys } from './key-list';
import { catalogueNames, type WatchKey } from './watch-key';

const keys: fc.Arbitrary<WatchKey> = fc
  .tuple(fc.constantFrom(...catalogueNames), fc.integer({ min: 1, max: 6 }))
  .map(([catalogue, id]): WatchKey => `${catalogue}/${id}`);
const lists = fc.uniqueArray(keys, { maxLength: 20 });

describe('list of watch keys', () => {
  it('is read as it was written', () => {
    fc.assert(fc.property(lists, (list) => expect(parseKeys(formatKeys(list))).toEqual(list)));
  });

  it('may be anything: what names no watch is passed over, what is named twice counts once', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseKeys(text)));
    expect(parseKeys('xerix/1, undone/3,xerix/1,rolex/1,xerix/01,,{"a":1}')).toEqual(['xerix/1', 'undone/3']);
    expect(splitList('xerix/1,,xerix/1, rolex/1')).toEqual(['xerix/1', 'rolex/1']);
  });

  it('is not read to its end where it goes on and on', () => {
    expect(splitList(Array.from({ length: 1000 }, (_, index) => `xerix/${index + 1}`).join())).toHaveLength(50);
  });
});

describe('the address of a comparison', () => {
  it('has the form that the shop promises', () => {
    expect(comparePath(['xerix/1', 'undone/3'])).toBe('/compare?w=xerix/1,undone/3');
    expect(comparePath([])).toBe('/compare?w=');
  });

  it('adds a watch once, last', () => {
    expect(comparisonWith('', 'xerix/1')).toEqual(['xerix/1']);
    expect(comparisonWith('undone/3', 'xerix/1')).toEqual(['undone/3', 'xerix/1']);
    expect(comparisonWith('xerix/1,undone/3', 'xerix/1')).toEqual(['xerix/1', 'undone/3']);
  });

  it('puts the watch that was chosen first behind the others where there is one too many', () => {
    expect(comparisonWith('xerix/1,xerix/2,xerix/3,xerix/4', 'undone/1')).toEqual([
      'xerix/2',
      'xerix/3',
      'xerix/4',
      'undone/1',
      'xerix/1',
    ]);
  });

  it('compares the new watch even where four were chosen, and loses none of them unsaid', () => {
    fc.assert(
      fc.property(lists, keys, (list, watch) => {
        const compared = comparisonWith(formatKeys(list), watch);
        expect(compared.slice(0, maxCompared)).toContain(watch);
        expect(new Set(compared)).toEqual(new Set([...list.slice(0, maxCompared), watch]));
      }),
    );
  });
});

describe('watches looked at', () => {
  it('are kept newest first, each once, one more than is shown', () => {
    fc.assert(
      fc.property(lists, keys, (list, watch) => {
        const text = addRecent(formatKeys(list), watch);
        const kept = parseKeys(text);
        expect(text).toBe(formatKeys(kept));
        expect(kept[0]).toBe(watch);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.length).toBeLessThanOrEqual(maxRecent + 1);
        expect(kept.slice(1)).toEqual(list.filter((key) => key !== watch).slice(0, maxRecent));
      }),
    );
  });

  it('begin empty when storage holds invalid data', () => {
    expect(addRecent('{"broken', 'xerix/1')).toBe('xerix/1');
  });
});
