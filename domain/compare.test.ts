import fc from 'fast-check';
import { comparePath, comparisonWith, mostCompared } from './compare';
import { mostRecent, readKeys, readWords, withRecent, writeKeys } from './key-list';
import { catalogueNames, type WatchKey } from './watch-key';

const keys: fc.Arbitrary<WatchKey> = fc
  .tuple(fc.constantFrom(...catalogueNames), fc.integer({ min: 1, max: 6 }))
  .map(([catalogue, id]): WatchKey => `${catalogue}/${id}`);
const lists = fc.uniqueArray(keys, { maxLength: 20 });

describe('a list of keys as one text', () => {
  it('is read as it was written', () => {
    fc.assert(fc.property(lists, (list) => expect(readKeys(writeKeys(list))).toEqual(list)));
  });

  it('may be anything: what names no watch is passed over, what is named twice counts once', () => {
    fc.assert(fc.property(fc.string(), (text) => void readKeys(text)));
    expect(readKeys('xerix/1, undone/3,xerix/1,rolex/1,xerix/01,,{"a":1}')).toEqual(['xerix/1', 'undone/3']);
    expect(readWords('xerix/1,,xerix/1, rolex/1')).toEqual(['xerix/1', 'rolex/1']);
  });

  it('is not read to its end where it goes on and on', () => {
    expect(readWords(Array.from({ length: 1000 }, (_, index) => `xerix/${index + 1}`).join())).toHaveLength(50);
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
        const compared = comparisonWith(writeKeys(list), watch);
        expect(compared.slice(0, mostCompared)).toContain(watch);
        expect(new Set(compared)).toEqual(new Set([...list.slice(0, mostCompared), watch]));
      }),
    );
  });
});

describe('watches looked at', () => {
  it('are kept newest first, each once, one more than is shown', () => {
    fc.assert(
      fc.property(lists, keys, (list, watch) => {
        const text = withRecent(writeKeys(list), watch);
        const kept = readKeys(text);
        expect(text).toBe(writeKeys(kept));
        expect(kept[0]).toBe(watch);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.length).toBeLessThanOrEqual(mostRecent + 1);
        expect(kept.slice(1)).toEqual(list.filter((key) => key !== watch).slice(0, mostRecent));
      }),
    );
  });

  it('begin anew where storage holds nonsense', () => {
    expect(withRecent('{"broken', 'xerix/1')).toBe('xerix/1');
  });
});
