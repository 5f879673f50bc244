// Verifies docs/product.md 39.2.
import fc from 'fast-check';
import { addMonths, guaranteeEnd, serialOf } from './passport';

it.each([
  ['2026-11-25', 24, '2028-11-25'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
])('addMonths(%s, %d) returns %s', (date, months, end) => {
  expect(addMonths(date, months)).toBe(end);
});

it('addMonths never skips a month, and never goes back', () => {
  const date = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  fc.assert(
    fc.property(date, fc.nat({ max: 240 }), (from, months) => {
      const end = addMonths(from, months);
      const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
      expect(monthOf(end) - monthOf(from)).toBe(months);
      expect(Number(end.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
    }),
  );
});

it('guaranteeEnd returns no day for a lifetime', () => {
  expect([guaranteeEnd('2026-11-25', 2), guaranteeEnd('2026-11-25', Infinity)]).toEqual(['2028-11-25', undefined]);
  expect(serialOf({ order: 'OH-7K3M9QX2', line: 0, unit: 2 })).toBe('OH-7K3M9QX2-1-2');
});
