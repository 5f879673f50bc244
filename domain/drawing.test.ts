import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { frontView, sideView } from './drawing';
import { frontOutline } from './drawing-front';
import { arrowPath, circlePath, superellipsePath } from './drawing-path';
import { overlayFronts, overlaySides } from './drawing-overlay';
import { sideOutline } from './drawing-side';
import { extentOf, arrowLengths } from './testing/paths';
import type { Specification, CaseForm } from './specification';

const read = (file: string) => JSON.parse(readFileSync(join(process.cwd(), 'data', file), 'utf8'));
const specifications: Record<string, Specification> = read('specifications.json');
const forms: Record<string, CaseForm> = read('case-forms.json');
const watches = Object.entries(specifications).map(([key, measures]) => ({
  key,
  measures,
  form: forms[key] as CaseForm,
}));

describe.each(watches)('the drawing of $key', ({ measures, form }) => {
  const front = frontView(measures, form);
  const side = sideView(measures, form);
  const { outline } = frontOutline(measures, form);

  it('has one unit per mm: case diameter wide, lug to lug high', () => {
    const { left, right, top, bottom } = extentOf(outline);
    expect(right - left).toBeCloseTo(measures.caseDiameter, 1);
    expect(bottom - top).toBeCloseTo(measures.lugToLug, 1);
  });

  it('is as deep as the thickness', () => {
    const { left, right } = extentOf(sideOutline(measures, form).outline);
    expect(right - left).toBeCloseTo(measures.thickness, 1);
  });

  it('has an arrow as long as each measure', () => {
    const lengths = [...arrowLengths(front.arrows), ...arrowLengths(front.fitArrow), ...arrowLengths(side.arrows)];
    const { caseDiameter, lugToLug, strapWidth, strapTaper, thickness } = measures;
    for (const figure of [caseDiameter, lugToLug, strapWidth, thickness, ...(strapTaper ? [strapTaper] : [])]) {
      expect(lengths.some((length) => Math.abs(length - figure) < 0.011)).toBe(true);
    }
    expect(lengths).toHaveLength(strapTaper ? 5 : 4);
  });

  it('stays within its box', () => {
    for (const view of [front, side]) {
      const { left, top, width, height } = view.box;
      for (const path of [view.case, view.dotted, view.guides, view.arrows, view.fitArrow].filter(Boolean)) {
        const extent = extentOf(path);
        expect(extent.left).toBeGreaterThanOrEqual(left);
        expect(extent.top).toBeGreaterThanOrEqual(top);
        expect(extent.right).toBeLessThanOrEqual(left + width);
        expect(extent.bottom).toBeLessThanOrEqual(top + height);
      }
    }
  });

  it('shows only the strap between the lugs of a round case', () => {
    if (form.case !== 'round') return;
    const inner = [...outline.matchAll(/H(-?[\d.]+)/g)].map(([, x]) => Math.abs(Number(x)));
    expect(inner).toEqual([1, 2, 3, 4].map(() => measures.strapWidth / 2));
  });
});

it('frontView and sideView return finite numbers for any valid watch', () => {
  const measures = fc.record({
    caseDiameter: fc.integer({ min: 20, max: 60 }),
    thickness: fc.integer({ min: 4, max: 22 }),
    lugToLug: fc.integer({ min: 0, max: 20 }),
    strapWidth: fc.integer({ min: 6, max: 19 }),
    strapTaper: fc.option(fc.integer({ min: 4, max: 18 })),
  });
  fc.assert(
    fc.property(measures, fc.constantFrom(...Object.values(forms)), (drawn, form) => {
      const wholeWatch = { ...drawn, lugToLug: drawn.caseDiameter - 2 + drawn.lugToLug };
      for (const view of [frontView(wholeWatch, form), sideView(wholeWatch, form)]) {
        expect(JSON.stringify(view)).not.toMatch(/null|NaN|Infinity/);
      }
    }),
  );
});

describe('overlaid watches', () => {
  const overlaid = watches.slice(0, 4);

  it('share one middle and one scale from the front', () => {
    const { outlines, box } = overlayFronts(overlaid);
    outlines.forEach(({ path, shift }, index) => {
      expect(shift).toBe(0);
      const { top, bottom } = extentOf(path);
      expect(bottom - top).toBeCloseTo(overlaid[index]?.measures.lugToLug ?? 0, 1);
      expect(top).toBeGreaterThan(box.top);
    });
  });

  it('stand back to back from the side', () => {
    const { outlines } = overlaySides(overlaid);
    const backEdges = outlines.map(({ path, shift }) => extentOf(path).right + shift);
    for (const backEdge of backEdges) expect(backEdge).toBeCloseTo(backEdges[0] ?? 0, 1);
  });

  it('have letters that do not overlap, even for equal watches', () => {
    const [one] = overlaid;
    const { outlines } = overlayFronts([one, one, one, one].flatMap((each) => each ?? []));
    const places = outlines.map(({ letter }) => letter);
    places.forEach(([x, y], index) => {
      for (const [otherX, otherY] of places.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(4);
      }
    });
  });
});

it('frontView widens the box of a small watch for its measures', () => {
  const quince = watches.find(({ key }) => key === 'womens/6');
  if (!quince) throw new Error('The shop does not sell the Timex Quince 24.');
  const { box } = frontView(quince.measures, quince.form);
  expect(box.left).toBe(-16);
  expect(box.left + box.width).toBeGreaterThanOrEqual(16);
});

it('pushers of an octagonal case are on the cut corners, and those of a rounded case on the curve', () => {
  const measures = { caseDiameter: 46, thickness: 13, lugToLug: 60, strapWidth: 24 };
  const reachOf = (shape: 'octagon' | 'shock', hour: number) => {
    const form = { case: shape, pushers: [{ at: hour, diameter: 3 }] } as unknown as CaseForm;
    return extentOf(frontOutline(measures, form).flanks).right;
  };
  expect(reachOf('octagon', 3)).toBeCloseTo(24.1, 1);
  expect(reachOf('octagon', 1)).toBeCloseTo(21.25, 1);
  expect(reachOf('shock', 1)).toBeCloseTo(21.6, 1);
});

it('circlePath, superellipsePath and arrowPath have the requested size', () => {
  expect(extentOf(circlePath([1, 2], 3))).toEqual({ left: -2, right: 4, top: -1, bottom: 5 });
  expect(extentOf(superellipsePath(10, 20, 2.35))).toMatchObject({ left: -10, right: 10, top: -20, bottom: 20 });
  expect(arrowLengths(arrowPath([1, 1], [1, 8]))).toEqual([7]);
});

describe('drawings match their snapshots', () => {
  const partsOf = ({ form, measures }: (typeof watches)[number]) => [
    `narrows: ${measures.strapTaper !== null}`,
    form.case,
    ...(form.case === 'round' ? [form.lugs, form.bezel, form.crystal] : []),
    `crown ${form.crown?.at ?? 'none'}`,
    `pushers ${(form.pushers ?? []).map(({ at }) => at).join(' ')}`,
  ];
  const seen = new Set<string>();
  /** At least one watch for each form of case, lug, bezel and crystal, each crown and pusher position, and a tapered strap. */
  const chosen = watches.filter((watch) => {
    const newParts = partsOf(watch).filter((part) => !seen.has(part));
    for (const part of newParts) seen.add(part);
    return newParts.length > 0;
  });

  it.each(chosen)('$key', ({ measures, form }) => {
    expect({ front: frontView(measures, form), side: sideView(measures, form) }).toMatchSnapshot();
  });

  it('two and three overlaid watches', () => {
    for (const overlaid of [watches.slice(0, 2), watches.slice(6, 9)]) {
      expect(overlayFronts(overlaid)).toMatchSnapshot();
      expect(overlaySides(overlaid)).toMatchSnapshot();
    }
  });
});
