import type { Comparable } from './similarity';
import { similarityReasons } from './similarity-reasons';
import type { Specification } from './specification';

const one: Comparable = made({});

/** Differs from `one` in every value; 6 mm larger in diameter. */
const unlike: Partial<Specification> = {
  movement: 'Quartz',
  dialColour: 'Gray',
  functions: 'Hours',
  caseMaterial: 'Titanium',
  strapMaterial: 'textile',
  caseDiameter: 46,
  lugToLug: 60,
  thickness: 20,
  weight: 200,
  waterResistance: 300,
};

function made(changes: Partial<Specification>, priceCents = 100_00): Comparable {
  const specification = {
    movement: 'Automatic',
    dialColour: 'Blue',
    functions: 'Hours, minutes, chronograph, moon phase, date',
    caseMaterial: 'Stainless steel',
    strapMaterial: 'leather',
    caseDiameter: 40,
    lugToLug: 48,
    thickness: 10,
    weight: 80,
    waterResistance: 50,
    ...changes,
  };
  return { specification: specification as Specification, priceCents };
}

/** Reasons for a watch that differs from `one` except in the given values. */
const reasonsFor = (same: Partial<Specification>, priceCents = 500_00) =>
  similarityReasons(one, made({ ...unlike, ...same }, priceCents));

it('similarityReasons returns the size difference for watches with nothing in common', () => {
  expect(reasonsFor({})).toEqual([{ kind: 'larger', mm: 6 }]);
  expect(similarityReasons(made({ ...unlike }, 500_00), one)).toEqual([{ kind: 'larger', mm: -6 }]);
});

it('similarityReasons returns the most telling reasons first for equal watches', () => {
  expect(similarityReasons(one, made({}))).toEqual([
    { kind: 'size' },
    { kind: 'function', name: 'chronograph' },
    { kind: 'function', name: 'moon' },
    { kind: 'movement', name: 'Automatic' },
    { kind: 'dial', colour: 'blue' },
    { kind: 'case', material: 'stainless steel' },
    { kind: 'strap', material: 'leather' },
    { kind: 'water', metres: 50 },
    { kind: 'thickness' },
    { kind: 'weight' },
    { kind: 'price' },
    { kind: 'function', name: 'date' },
  ]);
});

// Verifies docs/product.md 23.5 (same size, nearly the same size, thickness, weight).
it.each<[string, Partial<Specification>, object[]]>([
  ['diameter and lug to lug', { caseDiameter: 40.5, lugToLug: 49.5 }, [{ kind: 'size' }]],
  ['a smaller diameter and lug to lug', { caseDiameter: 39.5, lugToLug: 46.5 }, [{ kind: 'size' }]],
  ['a diameter that is a little further off', { caseDiameter: 40.6, lugToLug: 48 }, [{ kind: 'nearly' }]],
  ['a lug to lug that is a little further off', { caseDiameter: 40, lugToLug: 49.6 }, [{ kind: 'nearly' }]],
  ['both nearly', { caseDiameter: 41.5, lugToLug: 50.5 }, [{ kind: 'nearly' }]],
  ['a diameter alone', { caseDiameter: 40 }, [{ kind: 'larger', mm: 0 }]],
  ['a lug to lug alone', { lugToLug: 48 }, [{ kind: 'larger', mm: 6 }]],
  ['the movement', { movement: 'Automatic' }, [{ kind: 'movement', name: 'Automatic' }]],
  ['the dial', { dialColour: 'Blue' }, [{ kind: 'dial', colour: 'blue' }]],
  ['the case', { caseMaterial: 'Stainless steel' }, [{ kind: 'case', material: 'stainless steel' }]],
  ['the strap', { strapMaterial: 'leather' }, [{ kind: 'strap', material: 'leather' }]],
  ['the water resistance', { waterResistance: 50 }, [{ kind: 'water', metres: 50 }]],
  ['a thickness within a tenth', { thickness: 9 }, [{ kind: 'thickness' }]],
  ['a larger thickness within a tenth', { thickness: 11.1 }, [{ kind: 'thickness' }]],
  ['a thickness beyond a tenth', { thickness: 11.2 }, [{ kind: 'larger', mm: 6 }]],
  ['a weight within a tenth', { weight: 72 }, [{ kind: 'weight' }]],
  ['a weight beyond a tenth', { weight: 71 }, [{ kind: 'larger', mm: 6 }]],
  ['one function', { functions: 'Moon phase' }, [{ kind: 'function', name: 'moon' }]],
  ['a date', { functions: 'Date' }, [{ kind: 'function', name: 'date' }]],
  ['a function that the first has not', { functions: 'Compass' }, [{ kind: 'larger', mm: 6 }]],
])('similarityReasons for watches alike in %s', (_, same, reasons) => {
  expect(reasonsFor(same)).toEqual(reasons);
});

// Verifies docs/product.md 23.5 (price).
it('similarityReasons includes the price within a tenth of the higher price', () => {
  expect(reasonsFor({}, 90_00)).toEqual([{ kind: 'price' }]);
  expect(reasonsFor({}, 111_11)).toEqual([{ kind: 'price' }]);
  expect(reasonsFor({}, 89_99)).toEqual([{ kind: 'larger', mm: 6 }]);
});

it.each([
  ['Blue skeleton', 'Gray skeleton', 'skeleton'],
  ['Blue display', 'Gray display', 'digital'],
])('similarityReasons includes the kind of display: %s and %s', (dialColour, other, kind) => {
  expect(similarityReasons(made({ dialColour }), made({ ...unlike, dialColour: other }, 500_00))).toEqual([{ kind }]);
});

it('similarityReasons ranks a shared quartz movement last', () => {
  const quartz = made({ movement: 'Quartz' });
  expect(similarityReasons(quartz, made({ ...unlike, dialColour: 'Blue', functions: 'Date' }, 500_00))).toEqual([
    { kind: 'dial', colour: 'blue' },
    { kind: 'movement', name: 'Quartz' },
    { kind: 'function', name: 'date' },
  ]);
});

// Verifies docs/product.md 23.9.
it.each([
  ['a weekend price beyond a tenth', { weekendCents: 350_00 }, []],
  ['a weekend price within a tenth', { weekendCents: 460_00 }, [{ kind: 'price' }]],
  ['a price in euros beyond a tenth', { otherPrices: { eur: { priceCents: 400_00 } } }, []],
  [
    'a weekend price in euros beyond a tenth',
    { otherPrices: { eur: { priceCents: 480_00, weekendCents: 380_00 } } },
    [],
  ],
  ['a price in euros within a tenth', { otherPrices: { eur: { priceCents: 460_00 } } }, [{ kind: 'price' }]],
  ['a price in yen that the other watch lacks', { otherPrices: { jpy: { priceCents: 1 } } }, [{ kind: 'price' }]],
])('similarityReasons with %s', (_, prices, expected) => {
  const priced = { ...one, priceCents: 500_00, otherPrices: { eur: { priceCents: 480_00 } } };
  const other = { ...made(unlike, 500_00), ...prices };
  expect(similarityReasons(priced, other)).toEqual(
    expected.length > 0 ? expected : [expect.objectContaining({ kind: 'larger' })],
  );
});
