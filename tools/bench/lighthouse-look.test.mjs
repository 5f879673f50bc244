import { medianLook, readLighthouse } from './lighthouse-look.mjs';

const report = {
  categories: { performance: { score: 0.985 } },
  audits: { 'largest-contentful-paint': { numericValue: 1312.5 }, 'cumulative-layout-shift': { numericValue: 0 } },
};

test('reads score, largest paint and layout shift, whatever stands before them', () => {
  expect(readLighthouse(`A warning\n${JSON.stringify(report, null, 2)}`)).toEqual({ score: 99, lcp: 1312.5, cls: 0 });
});

test('the median of each figure, of its own order', () => {
  const looks = [
    { score: 100, lcp: 1500, cls: 0 },
    { score: 98, lcp: 1300, cls: 0.1 },
    { score: 99, lcp: 1400, cls: 0 },
  ];
  expect(medianLook(looks)).toEqual({ score: 99, lcp: 1400, cls: 0 });
  expect(medianLook(looks.slice(1))).toEqual({ score: 98.5, lcp: 1350, cls: 0.05 });
  expect(medianLook([])).toEqual({});
});
