// Verifies docs/product.md 38.1, 38.2.
import { render, screen } from '@testing-library/react';
import { warranty } from '@/components/information/warranty';
import { warrantyNote } from '@/components/product/copy';
import { isLongGuarantee } from '@/data/policies';
import { guaranteeCopy } from './copy-guarantee';
import { GuaranteeNotice } from './guarantee-notice';

it.each([
  ['DE', 1],
  ['IE', 1],
  ['RE', 1],
  ['GB', 0],
  ['US', 0],
])('GuaranteeNotice for %s shows %d notices', (country, count) => {
  render(<GuaranteeNotice country={country} />);
  expect(screen.queryAllByRole('region', { name: guaranteeCopy.title })).toHaveLength(count);
  expect(screen.queryAllByRole('listitem')).toHaveLength(count * guaranteeCopy.points.length);
});

it('the warranty page has the notice, and names the makers with the guarantee label', () => {
  const section = warranty.sections.find(({ title }) => title === guaranteeCopy.title);
  expect(section?.parts).toEqual(expect.arrayContaining([{ points: guaranteeCopy.points }]));
  expect(JSON.stringify(section?.parts)).toContain('Guarantee label: the warranty of California Watch Co. is longer');
});

it('the warranty note has the guarantee label only for a maker with more than two years', () => {
  expect(['California Watch Co.', 'Xeric', 'Timex'].map(isLongGuarantee)).toEqual([true, false, false]);
  expect(warrantyNote('A', 'Lifetime', true)).toMatch(/^A on this watch: Lifetime\. Guarantee label \(EU\): /);
  expect(warrantyNote('A', '2 years', false)).toBe('A on this watch: 2 years.');
});
