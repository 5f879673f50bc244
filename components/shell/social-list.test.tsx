import { render, screen } from '@testing-library/react';
import { pictograms } from '@/components/ui/pictograms';
import { notYetCopy } from './copy';
import { SocialList } from './links';

// Verifies docs/product.md 3.10 (network with a page, network without a page).
it('SocialList links only networks with an address', () => {
  render(
    <SocialList
      places={[
        { label: 'Facebook', href: undefined, shape: pictograms.Facebook },
        { label: 'YouTube', href: 'https://www.youtube.com/@oddhours', shape: pictograms.YouTube },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://www.youtube.com/@oddhours');
  expect(screen.getByText(notYetCopy('Facebook'))).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
