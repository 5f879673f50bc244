import { render, screen } from '@testing-library/react';
import { shellWords } from '@/components/words/shell';
import { SocialList } from './social-list';

it('only a place where the shop can be found is a link', () => {
  render(
    <SocialList
      places={[
        { label: 'Facebook', href: undefined },
        { label: 'YouTube', href: 'https://www.youtube.com/@oddhours' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://www.youtube.com/@oddhours');
  expect(screen.getByText(shellWords.notYet('Facebook'))).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
