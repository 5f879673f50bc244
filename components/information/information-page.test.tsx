import { render, screen, within } from '@testing-library/react';
import type { Information } from './information';
import { InformationPage } from './information-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const page: Information = {
  name: 'warranty',
  description: '',
  intro: 'An introduction.',
  sections: [
    {
      id: 'makers',
      title: 'Makers',
      parts: [
        'A paragraph.',
        {
          head: ['Maker', 'Warranty', 'From'],
          rows: [
            ['Xeric', '2 years', 'delivery'],
            ['Undone', '1 year', 'purchase'],
          ],
        },
      ],
    },
    {
      id: 'claims',
      title: 'Claims',
      parts: [{ points: ['One.', 'Two.'] }, { links: [{ label: 'All watches', href: '/all' }] }],
    },
  ],
};

it('InformationPage shows each section with its parts, and on a phone the name of the column before each cell', () => {
  render(<InformationPage {...page} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Makers',
    'Claims',
  ]);
  const table = screen.getByRole('table', { name: 'Makers' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Maker', 'Warranty', 'From'],
    ['Xeric', 'Warranty: 2 years', 'From: delivery'],
    ['Undone', 'Warranty: 1 year', 'From: purchase'],
  ]);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Xeric', 'Undone']);
  const claims = within(screen.getByRole('region', { name: 'Claims' }));
  expect(claims.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One.',
    'Two.',
    'All watches',
  ]);
  expect(claims.getByRole('link', { name: 'All watches' })).toHaveAttribute('href', '/all');
  expect(document.getElementById('claims')).toHaveTextContent('Claims');
});
