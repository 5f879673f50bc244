// Verifies docs/product.md 5.11, 22.4, 22.5.
import { act, render } from '@testing-library/react';
import { saveWrist } from '@/store/size-settings';
import type { Wrist } from '@/domain/wrist';
import { WristMark } from './wrist-mark';

const measures = { lugToLug: 46, wristMin: 150, wristMax: 200 };

beforeEach(() => act(() => saveWrist(null)));

function markFor(wrist: Wrist | null) {
  act(() => saveWrist(wrist));
  const { container } = render(<WristMark measures={measures} />);
  return container.textContent;
}

// Verifies docs/product.md 5.11 (in mm, in inches).
it.each([
  [{ figure: 165, unit: 'mm' }, 'fits 165 mm'],
  [{ figure: 6.5, unit: 'in' }, 'fits 6.5 inches'],
  [{ figure: 7.9, unit: 'in' }, 'strap too short'],
  [{ figure: 5.5, unit: 'in' }, 'strap too long'],
  [{ figure: 139, unit: 'mm' }, 'strap too long'],
  [{ figure: 201, unit: 'mm' }, 'strap too short'],
  [null, ''],
] as const)('WristMark on a card for the wrist %j is "%s"', (wrist, mark) => {
  expect(markFor(wrist)).toBe(mark);
});
