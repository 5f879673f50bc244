// Verifies docs/product.md 34.10.
import { handOffKey, readHandOff } from './hand-off';

const [one, two] = [
  { catalogue: 'xerix', id: 1, quantity: 2 },
  { catalogue: 'undone', id: 3, quantity: 1 },
];
const handOff = { session: 's', key: 'k', lines: [one, two] };

it('an order of exactly what was prepared is the session’s, in whatever order it stands', () => {
  expect(handOffKey(handOff, [two, one])).toBe('k');
});

it.each([
  ['one watch less', [one]],
  ['one more', [one, two, { catalogue: 'gshock', id: 1, quantity: 1 }]],
  ['another quantity', [{ ...one, quantity: 1 }, two]],
  ['another watch', [one, { ...two, id: 4 }]],
  ['a watch of another catalogue', [one, { ...two, catalogue: 'gshock' }]],
  ['nothing', []],
])('an order of %s is not', (_, ordered) => {
  expect(handOffKey(handOff, ordered)).toBeUndefined();
});

it('nothing is the session’s before the shop has answered, or without one', () => {
  expect(handOffKey({ ...handOff, lines: [] }, [one])).toBeUndefined();
  expect(handOffKey(null, [one])).toBeUndefined();
  expect(handOffKey(null, [])).toBeUndefined();
});

it('is read back from storage, and nothing else is', () => {
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
