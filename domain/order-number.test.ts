// Verifies docs/product.md 14.2, 20.20, 29.3.
import { isOrderNumber, orderNumberPattern, normaliseOrderNumber, splitUnbroken } from './order-number';

const field = new RegExp(`^(?:${orderNumberPattern})$`, 'v');

it.each([
  'OH-7K3M9QX2',
  'oh-7k3m9qx2',
  ' OH 7K3M 9QX2 ',
  '7K3M9QX2',
  'oh7k3m9qx2',
  '0H-7K3M9QX2',
  'O H - 7 K 3 M 9 Q X 2',
  'ＯＨ－７Ｋ３Ｍ９ＱＸ２',
  'OH\u20137K3M\u00A09QX2\u200B',
])('normaliseOrderNumber and the field’s pattern accept %s', (typed) => {
  expect(normaliseOrderNumber(typed)).toBe('OH-7K3M9QX2');
  expect(field.test(typed)).toBe(true);
});

it('normaliseOrderNumber reads letters that look like digits as digits', () => {
  expect(normaliseOrderNumber('OH-O1I2L3AB')).toBe('OH-011213AB');
  expect(isOrderNumber(normaliseOrderNumber('OH-OOOOOOOO'))).toBe(true);
  expect(normaliseOrderNumber('0H000000')).toBe('OH-0H000000');
});

it.each(['', 'OH-', 'OH-7K3M9QX', 'OH-7K3M9QX22', 'XX-7K3M9QX2', 'OH-7K3M9QXU', '1042'])(
  'isOrderNumber and the field’s pattern reject "%s"',
  (typed) => {
    expect(isOrderNumber(normaliseOrderNumber(typed))).toBe(false);
    expect(field.test(typed)).toBe(false);
  },
);

it('isOrderNumber rejects text around an order number', () => {
  expect(isOrderNumber('OH-7K3M9QX2')).toBe(true);
  expect(['XOH-7K3M9QX2', 'OH-7K3M9QX2 ', 'OH-7K3M9QX2\n', 'oh-7k3m9qx2'].filter(isOrderNumber)).toEqual([]);
});

it('splitUnbroken separates numbers and codes from the text around them', () => {
  expect(splitUnbroken('Order OH-7K3M9QX2')).toEqual(['Order ', 'OH-7K3M9QX2', '']);
  expect(splitUnbroken('RT-7K3M9QX2, code TK10-800R-EP9H-4W41.')).toEqual([
    '',
    'RT-7K3M9QX2',
    ', code ',
    'TK10-800R-EP9H-4W41',
    '.',
  ]);
  expect(splitUnbroken('G-Shock, well-made')).toEqual(['G-Shock, well-made']);
});

it.each([
  'OH-7K3M9QX2-1-1',
  'OH-7K3M9QX2-100-10',
  '2026-000123',
  '2026-1000000',
  '2026-100000000',
  '2026-11-25',
  '+1 212 555 0142',
  '+15550142',
])('splitUnbroken keeps %s on one line', (code) => {
  expect(splitUnbroken(`See ${code}, please`)).toEqual(['See ', code, ', please']);
});
