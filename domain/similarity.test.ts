// Verifies docs/product.md 23.5.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Comparable, createSimilarityIndex, comparedTraitsOf } from './similarity';
import { similarityReasons } from './similarity-reasons';
import type { Specification } from './specification';

const specifications: Record<string, Specification> = JSON.parse(
  readFileSync(join(process.cwd(), 'data/specifications.json'), 'utf8'),
);
const keys = Object.keys(specifications);
const watches: Comparable[] = Object.values(specifications).map((specification, index) => ({
  specification,
  priceCents: 10_000 + index * 500,
}));
const [plain] = watches;
if (!plain) throw new Error('The catalogue is empty.');
const like = (changes: Partial<Specification>, priceCents = plain.priceCents): Comparable => ({
  specification: { ...plain.specification, ...changes },
  priceCents,
});
const places = fc.nat({ max: watches.length - 1 });

describe('createSimilarityIndex', () => {
  const nearest = createSimilarityIndex(watches);

  it('never returns the watch itself or a duplicate', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 60 }), (place, count) => {
        const found = nearest(place, count);
        expect(found).toHaveLength(Math.min(count, watches.length - 1));
        expect(new Set([...found, place]).size).toBe(found.length + 1);
      }),
    );
  });

  it('returns the same order for any count', () => {
    fc.assert(fc.property(places, (place) => expect(nearest(place, 53).slice(0, 4)).toEqual(nearest(place, 4))));
  });

  it('returns equal watches first, and small differences before large ones', () => {
    const heavier = like({ weight: plain.specification.weight * 1.1 });
    const other = like({ movement: 'Quartz', caseDiameter: 30, lugToLug: 35 });
    expect(createSimilarityIndex([plain, other, heavier, like({})])(0, 3)).toEqual([3, 2, 1]);
  });

  it('caps the effect of each measure: a far more expensive watch can still be similar', () => {
    const expensive = like({}, plain.priceCents * 1000);
    const different = like({ movement: 'Quartz', dialColour: 'Gray display', strapMaterial: 'resin', lugToLug: 60 });
    expect(createSimilarityIndex([plain, different, expensive])(0, 1)).toEqual([2]);
  });

  it('keeps catalogue order among equals, and returns nothing for a single watch', () => {
    expect(createSimilarityIndex([plain, like({}), like({}), like({})])(2, 2)).toEqual([0, 1]);
    expect(createSimilarityIndex([plain])(0, 4)).toEqual([]);
  });

  it('compares each watch independently of its neighbours', () => {
    const heavier = like({ weight: plain.specification.weight * 1.1 });
    const other = like({ movement: 'Quartz' });
    const large = like({ movement: 'Quartz', caseDiameter: 30, lugToLug: 35 });
    expect(createSimilarityIndex([plain, other, heavier, like({})])(0, 3)).toEqual([3, 2, 1]);
    expect(createSimilarityIndex([large, heavier, like({}), plain])(3, 3)).toEqual([2, 1, 0]);
  });

  it('returns the same watches in any order of the catalogue', () => {
    const reversed = watches.toReversed();
    const nearestThere = createSimilarityIndex(reversed);
    for (const [place, watch] of watches.entries()) {
      const found = nearest(place, 5).map((each) => watches[each]);
      expect(nearestThere(reversed.indexOf(watch), 5).map((each) => reversed[each])).toEqual(found);
    }
  });

  it('returns watches with the same functions first', () => {
    const [dated, bare] = [like({ functions: 'Hours, minutes, date' }), like({ functions: 'Hours, minutes' })];
    const busy = like({ functions: 'Hours, minutes, date, chronograph' });
    expect(createSimilarityIndex([dated, busy, bare, dated])(0, 1)).toEqual([3]);
    expect(createSimilarityIndex([bare, dated, busy, bare])(0, 3)).toEqual([3, 1, 2]);
    expect(createSimilarityIndex([busy, bare, dated, busy])(0, 3)).toEqual([3, 2, 1]);
  });

  const { caseDiameter, lugToLug, thickness, weight, waterResistance } = plain.specification;
  const otherStrap = like({ strapMaterial: 'of nothing that there is' });
  it.each([
    ['1 mm larger', like({ caseDiameter: caseDiameter + 1 }), true],
    ['2 mm larger', like({ caseDiameter: caseDiameter + 2 }), false],
    ['1.5 mm longer from lug to lug', like({ lugToLug: lugToLug + 1.5 }), true],
    ['2.5 mm longer from lug to lug', like({ lugToLug: lugToLug + 2.5 }), false],
    ['1 mm thicker', like({ thickness: thickness + 1 }), true],
    ['2 mm thicker', like({ thickness: thickness + 2 }), false],
    ['a fifth heavier', like({ weight: weight * 1.2 }), true],
    ['two fifths heavier', like({ weight: weight * 1.4 }), false],
    ['twice as water-resistant', like({ waterResistance: waterResistance * 2 }), false],
    ['two fifths more expensive', like({}, plain.priceCents * 1.4), false],
    ['of another finish', like({ caseMaterial: 'steel' }), true],
    ['of another material', like({ caseMaterial: 'Titanium' }), false],
  ])('ranks a watch %s against one on another strap', (_, other, isNearer) => {
    expect(createSimilarityIndex([plain, otherStrap, other])(0, 1)).toEqual([isNearer ? 2 : 1]);
  });

  it('separates the dial’s colour from its display', () => {
    const dialOf = (dialColour: string) => comparedTraitsOf({ ...plain.specification, dialColour });
    expect(dialOf('Gray display')).toMatchObject({ display: 'digital', dial: 'gray' });
    expect(dialOf('Black skeleton')).toMatchObject({ display: 'skeleton', dial: 'black' });
    expect(dialOf('Teal')).toMatchObject({ display: 'hands', dial: 'teal' });
  });

  it('returns nothing for a count of 0', () => {
    expect(createSimilarityIndex([plain, like({})])(0, 0)).toEqual([]);
  });

  it('returns digital watches for a digital watch', () => {
    const digital = keys.findIndex((key) => key === 'gshock/1');
    const found = nearest(digital, 2).map(
      (place) => comparedTraitsOf(watches[place]?.specification ?? plain.specification).display,
    );
    expect(found).toEqual(['digital', 'digital']);
  });
});

describe('similarityReasons', () => {
  it('returns reasons for any two watches that are true of both', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        const [one, other] = [watches[a] ?? plain, watches[b] ?? plain];
        const reasons = similarityReasons(one, other);
        expect(reasons.length).toBeGreaterThan(0);
        for (const reason of reasons) {
          if (reason.kind === 'movement') expect(other.specification.movement).toBe(one.specification.movement);
          if (reason.kind === 'function') {
            expect(comparedTraitsOf(one.specification).functions).toContain(reason.name);
            expect(comparedTraitsOf(other.specification).functions).toContain(reason.name);
          }
          if (reason.kind === 'water') expect(other.specification.waterResistance).toBe(reason.metres);
        }
      }),
    );
  });

  it('starts with an equal size', () => {
    expect(similarityReasons(plain, like({ caseDiameter: plain.specification.caseDiameter + 0.5 }))[0]).toEqual({
      kind: 'size',
    });
    const near = similarityReasons(plain, like({ caseDiameter: plain.specification.caseDiameter + 1.5 }));
    expect(near.map(({ kind }) => kind)).toContain('nearly');
    expect(near.map(({ kind }) => kind)).not.toContain('size');
  });

  it('returns the difference in diameter if nothing is alike', () => {
    const nothing = like(
      {
        caseDiameter: 30,
        lugToLug: 35,
        movement: 'Quartz',
        dialColour: 'Pink',
        caseMaterial: 'Bronze',
        strapMaterial: 'mesh',
        waterResistance: 10,
        thickness: 4,
        weight: 10,
        functions: 'Hours, minutes',
      },
      1,
    );
    expect(similarityReasons(plain, nothing)).toEqual([{ kind: 'larger', mm: 30 - plain.specification.caseDiameter }]);
  });
});
