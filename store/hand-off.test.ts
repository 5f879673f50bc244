// Verifies docs/product.md 34.10.
import { handOffKey, readHandOff } from './hand-off';

const [one, two] = [
  { catalogue: 'xerix', id: 1, quantity: 2 },
  { catalogue: 'undone', id: 3, quantity: 1 },
];
const handOff = { session: 's', key: 'k', lines: [one, two] };

it('handOffKey returns the key for the prepared lines in any order', () => {
  expect(handOffKey(handOff, [two, one])).toBe('k');
});

it.each([
  ['one line missing', [one]],
  ['one additional line', [one, two, { catalogue: 'gshock', id: 1, quantity: 1 }]],
  ['another quantity', [{ ...one, quantity: 1 }, two]],
  ['another watch', [one, { ...two, id: 4 }]],
  ['a watch of another catalogue', [one, { ...two, catalogue: 'gshock' }]],
  ['no lines', []],
])('handOffKey returns undefined for an order with %s', (_, ordered) => {
  expect(handOffKey(handOff, ordered)).toBeUndefined();
});

it('handOffKey returns undefined without prepared lines or without a hand-off', () => {
  expect(handOffKey({ ...handOff, lines: [] }, [one])).toBeUndefined();
  expect(handOffKey(null, [one])).toBeUndefined();
  expect(handOffKey(null, [])).toBeUndefined();
});

it('readHandOff restores a valid hand-off, drops invalid lines and returns null for other values', () => {
  expect(readHandOff(JSON.parse(JSON.stringify(handOff)))).toEqual(handOff);
  for (const other of [null, undefined, 1, 'x', {}, { session: 's' }, { session: 1, key: 'k', lines: [] }, []]) {
    expect(readHandOff(other)).toBeNull();
  }
  for (const half of [
    { ...handOff, key: 1 },
    { ...handOff, lines: 'x' },
  ])
    expect(readHandOff(half)).toBeNull();
  const broken = [
    { ...one, catalogue: 1 },
    { ...one, id: '1' },
    { ...one, quantity: null },
  ];
  expect(readHandOff({ ...handOff, lines: [one, null, 4, ...broken, two] })?.lines).toEqual([one, two]);
});
