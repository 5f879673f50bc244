import fc from 'fast-check';
import { comparePath, comparisonWith, maxCompared, savedComparison } from './compare';
import { maxRecent, parseKeys, splitList, addRecent, formatKeys } from './key-list';
import { catalogueNames, type WatchKey } from './watch-key';

const keys: fc.Arbitrary<WatchKey> = fc
  .tuple(fc.constantFrom(...catalogueNames), fc.integer({ min: 1, max: 6 }))
  .map(([catalogue, id]): WatchKey => `${catalogue}/${id}`);
const lists = fc.uniqueArray(keys, { maxLength: 20 });

describe('parseKeys and splitList', () => {
  it('parseKeys restores a formatted list', () => {
    fc.assert(fc.property(lists, (list) => expect(parseKeys(formatKeys(list))).toEqual(list)));
  });

  it('parseKeys omits invalid keys and duplicates', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseKeys(text)));
    expect(parseKeys('xerix/1, undone/3,xerix/1,rolex/1,xerix/01,,{"a":1}')).toEqual(['xerix/1', 'undone/3']);
    expect(splitList('xerix/1,,xerix/1, rolex/1')).toEqual(['xerix/1', 'rolex/1']);
  });

  it('splitList reads at most 50 keys', () => {
    expect(splitList(Array.from({ length: 1000 }, (_, index) => `xerix/${index + 1}`).join())).toHaveLength(50);
  });
});

describe('comparePath and comparisonWith', () => {
  it('comparePath has the documented format', () => {
    expect(comparePath(['xerix/1', 'undone/3'])).toBe('/compare?w=xerix/1,undone/3');
    expect(comparePath([])).toBe('/compare?w=');
  });

  it('savedComparison keeps the first four watches, and is null for none', () => {
    expect(savedComparison(['xerix/1', 'xerix/2', 'xerix/3', 'xerix/4', 'undone/1'])).toBe(
      'xerix/1,xerix/2,xerix/3,xerix/4',
    );
    expect(savedComparison([])).toBeNull();
  });

  it('comparisonWith adds a watch once, at the end', () => {
    expect(comparisonWith('', 'xerix/1')).toEqual(['xerix/1']);
    expect(comparisonWith('undone/3', 'xerix/1')).toEqual(['undone/3', 'xerix/1']);
    expect(comparisonWith('xerix/1,undone/3', 'xerix/1')).toEqual(['xerix/1', 'undone/3']);
  });

  it('comparisonWith moves the first watch to the end if there is one too many', () => {
    expect(comparisonWith('xerix/1,xerix/2,xerix/3,xerix/4', 'undone/1')).toEqual([
      'xerix/2',
      'xerix/3',
      'xerix/4',
      'undone/1',
      'xerix/1',
    ]);
  });

  it('comparisonWith compares the new watch even with four chosen, and returns all of them', () => {
    fc.assert(
      fc.property(lists, keys, (list, watch) => {
        const compared = comparisonWith(formatKeys(list), watch);
        expect(compared.slice(0, maxCompared)).toContain(watch);
        expect(new Set(compared)).toEqual(new Set([...list.slice(0, maxCompared), watch]));
      }),
    );
  });
});

describe('addRecent', () => {
  it('keeps the newest first, each once, one more than is shown', () => {
    fc.assert(
      fc.property(lists, keys, (list, watch) => {
        const text = addRecent(formatKeys(list), watch);
        const parsed = parseKeys(text);
        expect(text).toBe(formatKeys(parsed));
        expect(parsed[0]).toBe(watch);
        expect(new Set(parsed).size).toBe(parsed.length);
        expect(parsed.length).toBeLessThanOrEqual(maxRecent + 1);
        expect(parsed.slice(1)).toEqual(list.filter((key) => key !== watch).slice(0, maxRecent));
      }),
    );
  });

  it('starts from an empty list if the stored text is invalid', () => {
    expect(addRecent('{"broken', 'xerix/1')).toBe('xerix/1');
  });
});
