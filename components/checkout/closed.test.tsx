// Verifies docs/product.md 13.14.
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/data/site';
import { Closed, NeedsScript } from './closed';
import { closedCopy, needsScript } from './copy';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

it('a shop without payments names its contacts, and leads back to the cart and to all watches', async () => {
  render(await Closed());
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([site.phone.href, site.mail.href, '/bascket/mybascket', '/all']);
  expect(screen.getByRole('link', { name: closedCopy.toCart })).toHaveAttribute('href', '/bascket/mybascket');
});

it('a checkout without JavaScript says why it needs it', () => {
  const html = renderToStaticMarkup(<NeedsScript />);
  expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
  for (const text of [needsScript, closedCopy.without, site.phone.href]) expect(html).toContain(text);
});
