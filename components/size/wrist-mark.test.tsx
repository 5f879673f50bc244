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
  [{ figure: 165, unit: 'mm' }, 'Good fit, 165 mm'],
  [{ figure: 6.5, unit: 'in' }, 'Good fit, 6.5 in'],
  [{ figure: 7.9, unit: 'in' }, 'Strap too short'],
  [{ figure: 5.5, unit: 'in' }, 'Strap too long'],
  [{ figure: 139, unit: 'mm' }, 'Strap too long'],
  [{ figure: 201, unit: 'mm' }, 'Strap too short'],
  [null, ''],
] as const)('WristMark on a card for the wrist %j is "%s"', (wrist, mark) => {
  expect(markFor(wrist)).toBe(mark);
});

it('WristMark shows the fit on the wrist of the address, not on the shopper’s own', () => {
  act(() => saveWrist({ figure: 165, unit: 'mm' }));
  const { container } = render(<WristMark measures={measures} wrist={{ figure: 190, unit: 'mm' }} />);
  expect(container).toHaveTextContent('Snug fit, 190 mm');
});
