import { fallbackRules, rangesOf } from './fallback-metrics';

test('rangesOf joins consecutive code points, whatever their order', () => {
  expect(rangesOf([0x2212, 0x20, 0x22, 0x21, 0xa0])).toEqual(['U+20-22', 'U+A0', 'U+2212']);
});

test('fallbackRules puts letters of similar scale into one rule, with the mean weighted by use', () => {
  const rules = fallbackRules(600, [
    { letter: 'b', scale: 0.904, uses: 3 },
    { letter: 'a', scale: 0.9, uses: 99 },
    { letter: 'c', scale: 1, uses: 5 },
  ]);
  expect([...rules.matchAll(/size-adjust: (.+);/g)].map(([, size]) => size)).toEqual(['90.02%', '100.00%']);
  expect([...rules.matchAll(/unicode-range: (.+);/g)].map(([, range]) => range)).toEqual(['U+61-62', 'U+63']);
  expect(rules).toContain("src: local('Arial Bold'), local('Liberation Sans Bold')");
});

test('fallbackRules keeps the typeface’s height at any scale', () => {
  const rules = fallbackRules(400, [{ letter: 'a', scale: 0.5, uses: 1 }]);
  expect(rules).toContain('size-adjust: 78.00%');
  expect(rules).toContain('ascent-override: 131.41%');
  expect(rules).toContain('descent-override: 28.85%');
});

test('fallbackRules does not bound the scale of punctuation', () => {
  expect(fallbackRules(400, [{ letter: '.', scale: 0.5, uses: 1 }])).toContain('size-adjust: 50.00%');
});
