// Verifies docs/product.md 6.20.
import { detailImageWidths } from '@/domain/picture-source';
import { widthsFor } from '@/tools/pictures/picture-plan';
import { allPicturesOf, detailMastersOf, detailImagesOf } from './detail-images';

const existing = new Set(['/watches/xerix/4-4.webp', '/watches/xerix/4-6.webp']);
jest.mock('./pictures', () => ({
  hasPicture: (path: string) => existing.has(path),
  pictureAt: (path: string) => ({ file: path, widths: [320, 1200], width: 1200, height: 1500, alt: '' }),
}));

const hour = { key: 'xerix/4', pictures: ['1', '2', '3'] } as const;

test('detailMastersOf omits a missing picture and keeps the numbers of the others', () => {
  expect(detailMastersOf(hour)).toEqual([
    { view: 'back', path: '/watches/xerix/4-4.webp' },
    { view: 'dial', path: '/watches/xerix/4-6.webp' },
  ]);
});

test('detailImagesOf returns file and widest variant', () => {
  expect(detailImagesOf(hour)[1]).toEqual(['dial', '/watches/xerix/4-6.webp', 1200]);
});

test('allPicturesOf lists detail images after the three standard ones', () => {
  expect(allPicturesOf(hour)).toEqual(['1', '2', '3', '/watches/xerix/4-4.webp', '/watches/xerix/4-6.webp']);
});

test('allPicturesOf returns the three standard pictures without detail images', () => {
  expect(allPicturesOf({ key: 'xerix/99', pictures: ['1', '2', '3'] })).toEqual(['1', '2', '3']);
});

test.each([1200, 800, 799, 320, 200])(
  'detailImageWidths offers only widths that the build makes from a %d px master',
  (px) => {
    const made = widthsFor(px);
    expect(made).toEqual(expect.arrayContaining([...detailImageWidths(made.at(-1) ?? 0)]));
  },
);
