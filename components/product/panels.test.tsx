import { render, screen } from '@testing-library/react';
import { policies } from '@/data/policies';
import { watchOf } from '@/domain/watches.fixture';
import { panelsOf } from './panels';

const watch = watchOf('xerix', 1, { txt5: 'Movement: Automatic, 24 jewels', txt13: 'Lug to lug: 49 mm' });
const contentOf = (title: string) => panelsOf(watch).find((panel) => panel.title === title)?.content;
const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('a specification’s label is what is asked, and its value what is answered', () => {
  render(<>{contentOf('Specifications')}</>);
  expect(texts('term')[0]).toBe('Movement');
  expect(texts('definition')[0]).toBe('Automatic, 24 jewels');
  const row = texts('term').indexOf('Lug to lug');
  expect(texts('definition')[row]).toBe('49 mm');
});

it('every specification and every sentence of the description is there', () => {
  render(<>{contentOf('Specifications')}</>);
  expect(texts('term')).toHaveLength(12);
  render(<>{contentOf('Description')}</>);
  for (const text of [watch.txt1, watch.txt2, watch.txt3]) expect(screen.getByText(text)).toBeVisible();
});

it('the shop’s own promises stand under their titles', () => {
  for (const { title, points } of policies) {
    const { unmount } = render(<>{contentOf(title)}</>);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
    unmount();
  }
});
