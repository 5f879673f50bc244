import { render, screen } from '@testing-library/react';
import { safetyLines, safetyTitle } from '@/data/makers';
import { policies } from '@/data/policies';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { Watch } from '@/domain/watch';
import { panelTitles } from '@/components/product/copy';
import { panelsOf } from './panels';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

let watch: Watch;
beforeAll(async () => {
  const sold = await catalogue.findWatch('xerix/1');
  if (!sold) throw new Error('The shop does not sell xerix/1.');
  watch = {
    ...sold,
    stored: { ...sold.stored, txt5: 'Movement: Automatic, 24 jewels', txt13: 'Lug to lug: 49 mm' },
  };
});
const contentOf = (title: string) => panelsOf(watch).find((panel) => panel.title === title)?.content;
const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('the specification panel lists each label as a term and its value as the definition', () => {
  render(<>{contentOf(panelTitles.specifications)}</>);
  expect(texts('term')[0]).toBe('Movement');
  expect(texts('definition')[0]).toBe('Automatic, 24 jewels');
  const row = texts('term').indexOf('Lug to lug');
  expect(texts('definition')[row]).toBe('49 mm');
});

it('the panels contain all twelve specification lines and all three paragraphs of the description', () => {
  render(<>{contentOf(panelTitles.specifications)}</>);
  const safety = safetyLines(watch);
  expect(texts('term')).toHaveLength(12 + safety.length);
  expect(texts('term').slice(12)).toEqual(safety.map(([term]) => term));
  expect(screen.getByRole('heading', { level: 3, name: safetyTitle })).toBeVisible();
  render(<>{contentOf(panelTitles.description)}</>);
  const { txt1, txt2, txt3 } = watch.stored;
  for (const text of [txt1, txt2, txt3]) expect(screen.getByText(text)).toBeVisible();
});

it('the warranty panel names the period of the maker beside the text of the policy', () => {
  render(<>{contentOf('Warranty')}</>);
  expect(screen.getByText('Xeric on this watch: 2 years.')).toBeVisible();
});

it('each policy panel lists the points of its policy', () => {
  for (const { title, points } of policies) {
    const { unmount } = render(<>{contentOf(title)}</>);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
    unmount();
  }
});
