// Verifies docs/product.md 40.8.
import fc from 'fast-check';
import {
  type HandedList,
  handedListFragment,
  handedListText,
  parseHandedList,
  parseHandedListFragment,
} from './handed-list';
import { maxSharedLines } from './shared-lists';

const list: HandedList = { list: 'wishlist', lines: [{ key: 'xerix/1', quantity: 2 }] };

it('parseHandedList returns the list of a text, whose length does not tell the number of watches', () => {
  const longer = { ...list, lines: [...list.lines, { key: 'undone/3', quantity: 1 } as const] };
  expect(parseHandedList(handedListText(list))).toEqual(list);
  expect(parseHandedList(handedListText(longer))).toEqual(longer);
  expect(handedListText(longer)).toHaveLength(handedListText(list).length);
});

it('parseHandedList skips invalid lines, cuts long lists and rejects other texts', () => {
  const lines = [['xerix/1', 0], ['xerix/1', 1.5], ['nothing', 1], ['xerix/2', 10], null, ['xerix/3']];
  expect(parseHandedList(JSON.stringify({ list: 'cart', lines }))).toEqual({
    list: 'cart',
    lines: [{ key: 'xerix/2', quantity: 10 }],
  });
  const many = Array.from({ length: maxSharedLines + 1 }, (_, index) => [`xerix/${index + 1}`, 1]);
  expect(parseHandedList(JSON.stringify({ list: 'cart', lines: many }))?.lines).toHaveLength(maxSharedLines);
  expect(parseHandedList(JSON.stringify({ list: 'orders', lines: [] }))).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(parseHandedList(text)).toBeNull()));
});

it('parseHandedListFragment reads whole links only', () => {
  const link = { id: 'abcdefghijklmno-', key: '0123456789abcdefghi_AB' };
  expect(parseHandedListFragment(handedListFragment(link))).toEqual(link);
  for (const part of ['', '#', handedListFragment(link).slice(0, -1), `${handedListFragment(link)}x`])
    expect(parseHandedListFragment(part)).toBeNull();
});
