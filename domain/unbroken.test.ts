// Verifies docs/product.md 20.20.
import { splitUnbroken } from './unbroken';

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
