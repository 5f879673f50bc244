import { render, screen } from '@testing-library/react';
import { FallbackLinks } from './page-parts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const links = [
  { label: 'All watches', href: '/all' },
  { label: 'New', href: '/new/allnew' },
] as const;

it.each([
  [false, ['button', 'button-quiet']],
  [true, ['button-quiet', 'button-quiet']],
])('the first of the links is the main action of the page, unless it has another (quiet: %s)', (quiet, styles) => {
  render(<FallbackLinks links={links} quiet={quiet} />);
  expect(screen.getAllByRole('link').map(({ className }) => className)).toEqual(styles);
});
