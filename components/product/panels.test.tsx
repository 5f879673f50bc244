import { render, screen } from '@testing-library/react';
import { policies } from '@/data/policies';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { panelsOf } from './panels';

jest.mock('@/data/pictures', () => ({ hasPicture: () => true }));

const [watch] = readShopWatches();
const contentOf = (title: string) => watch && panelsOf(watch).find((panel) => panel.title === title)?.content;
const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('a specification’s label is what is asked, and its value what is answered', () => {
  render(<>{contentOf('Specifications')}</>);
  expect(texts('term')[0]).toBe('Movement');
  expect(texts('definition')[0]).toBe('Automatic, 24 jewels, 21,600 vph');
  const row = texts('term').indexOf('Lug to lug');
  expect(texts('definition')[row]).toBe('49 mm');
});

it('every specification and every sentence of the description is there', () => {
  render(<>{contentOf('Specifications')}</>);
  expect(texts('term')).toHaveLength(12);
  render(<>{contentOf('Description')}</>);
  expect(watch?.description).toHaveLength(3);
  for (const text of watch?.description ?? []) expect(screen.getByText(text)).toBeVisible();
});

it('the shop’s own promises stand under their titles', () => {
  for (const { title, points } of policies) {
    const { unmount } = render(<>{contentOf(title)}</>);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
    unmount();
  }
});
