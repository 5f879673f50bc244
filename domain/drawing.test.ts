import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { CaseForm } from './case-form';
import { frontView, sideView } from './drawing';
import { frontOutline } from './drawing-front';
import { arrowPath, circlePath, superellipsePath } from './drawing-path';
import { overlayFronts, overlaySides } from './drawing-overlay';
import { sideOutline } from './drawing-side';
import { extentOf, arrowLengths } from './testing/paths';
import type { Specification } from './specification';

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

  it('is as wide as the case diameter and as high as lug to lug, a unit for a mm', () => {
    const { left, right, top, bottom } = extentOf(outline);
    expect(right - left).toBeCloseTo(measures.caseDiameter, 1);
    expect(bottom - top).toBeCloseTo(measures.lugToLug, 1);
  });

  it('is as deep as the thickness', () => {
    const { left, right } = extentOf(sideOutline(measures, form).outline);
    expect(right - left).toBeCloseTo(measures.thickness, 1);
  });

  it('has an arrow of the length of every figure', () => {
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

  it('shows the strap between the lugs: nothing of a round case stands there but the band', () => {
    if (form.case !== 'round') return;
    const inner = [...outline.matchAll(/H(-?[\d.]+)/g)].map(([, x]) => Math.abs(Number(x)));
    expect(inner).toEqual([1, 2, 3, 4].map(() => measures.strapWidth / 2));
  });
});

it('draws whatever a catalogue may hold, in finite figures', () => {
  const measures = fc.record({
    caseDiameter: fc.integer({ min: 20, max: 60 }),
    thickness: fc.integer({ min: 4, max: 22 }),
    lugToLug: fc.integer({ min: 0, max: 20 }),
    strapWidth: fc.integer({ min: 6, max: 19 }),
    strapTaper: fc.option(fc.integer({ min: 4, max: 18 })),
  });
  fc.assert(
    fc.property(measures, fc.constantFrom(...Object.values(forms)), (drawn, form) => {
      const whole = { ...drawn, lugToLug: drawn.caseDiameter - 2 + drawn.lugToLug };
      for (const view of [frontView(whole, form), sideView(whole, form)]) {
        expect(JSON.stringify(view)).not.toMatch(/null|NaN|Infinity/);
      }
    }),
  );
});

describe('watches laid over one another', () => {
  const laid = watches.slice(0, 4);

  it('share one middle and one scale from the front', () => {
    const { outlines, box } = overlayFronts(laid);
    outlines.forEach(({ path, shift }, index) => {
      expect(shift).toBe(0);
      const { top, bottom } = extentOf(path);
      expect(bottom - top).toBeCloseTo(laid[index]?.measures.lugToLug ?? 0, 1);
      expect(top).toBeGreaterThan(box.top);
    });
  });

  it('stand back to back from the side', () => {
    const { outlines } = overlaySides(laid);
    const backs = outlines.map(({ path, shift }) => extentOf(path).right + shift);
    for (const back of backs) expect(back).toBeCloseTo(backs[0] ?? 0, 1);
  });

  it('bear letters that do not hide one another, even where two watches are equal', () => {
    const [one] = laid;
    const { outlines } = overlayFronts([one, one, one, one].flatMap((each) => each ?? []));
    const places = outlines.map(({ letter }) => letter);
    places.forEach(([x, y], index) => {
      for (const [otherX, otherY] of places.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(4);
      }
    });
  });
});

it('gives the figures of a small watch the room that they need', () => {
  const quince = watches.find(({ key }) => key === 'womens/6');
  if (!quince) throw new Error('there is a Timex Quince 24');
  const { box } = frontView(quince.measures, quince.form);
  expect(box.left).toBe(-16);
  expect(box.left + box.width).toBeGreaterThanOrEqual(16);
});

it('sets the keys of an eight-sided case on its cut corners, and those of a round-cornered one on its curve', () => {
  const measures = { caseDiameter: 46, thickness: 13, lugToLug: 60, strapWidth: 24 };
  const reachOf = (shape: 'octagon' | 'shock', hour: number) => {
    const form = { case: shape, pushers: [{ at: hour, diameter: 3 }] } as unknown as CaseForm;
    return extentOf(frontOutline(measures, form).flanks).right;
  };
  expect(reachOf('octagon', 3)).toBeCloseTo(24.1, 1);
  expect(reachOf('octagon', 1)).toBeCloseTo(21.25, 1);
  expect(reachOf('shock', 1)).toBeCloseTo(21.6, 1);
});

it('draws a circle, a frame and an arrow as long as they are said to be', () => {
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
  /** One watch at least for every form of case, lug, bezel and crystal, and every place of crown and pushers; and one whose strap narrows. */
  const chosen = watches.filter((watch) => {
    const fresh = partsOf(watch).filter((part) => !seen.has(part));
    for (const part of fresh) seen.add(part);
    return fresh.length > 0;
  });

  it.each(chosen)('$key', ({ measures, form }) => {
    expect({ front: frontView(measures, form), side: sideView(measures, form) }).toMatchSnapshot();
  });

  it('two and three laid over one another', () => {
    for (const laid of [watches.slice(0, 2), watches.slice(6, 9)]) {
      expect(overlayFronts(laid)).toMatchSnapshot();
      expect(overlaySides(laid)).toMatchSnapshot();
    }
  });
});
