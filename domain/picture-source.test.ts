import { detailImageWidths, variantPath, widthsWithin } from './picture-source';

test('variantPath contains hash, width and format', () => {
  expect(variantPath('0a1b', 640, 'avif')).toBe('/pictures/0a1b-640.avif');
});

test.each([
  [[320, 480], 320, [320]],
  [[320, 480], 479, [320]],
  [[320, 480], 480, [320, 480]],
  [[320, 480], 9999, [320, 480]],
  [[300], 200, [300]],
])('widthsWithin of %p and %d px is %p', (widths, widest, left) => {
  expect(widthsWithin(widths, widest)).toEqual(left);
});

test.each([
  [1200, [480, 800, 1200]],
  [800, [480, 800]],
  [480, [480]],
])('detailImageWidths of %p px has each width once, and none above it', (widest, widths) => {
  expect(detailImageWidths(widest)).toEqual(widths);
});
