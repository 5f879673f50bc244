// Verifies docs/product.md 24.1 (structured data), 45.8.
import { render, screen } from '@testing-library/react';
import { mockIntersectionObserver } from '@/components/testing/browser-mock';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { withShownTexts } from '@/data/watch-texts';
import { shippingCopy } from './copy-late';
import { ProductPage } from './product-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));
jest.mock('@/data/watch-texts', () => jest.requireActual('@/data/watch-texts.de'));

it('structured data of a translated page has the description that the page shows', async () => {
  mockIntersectionObserver();
  const watch = await catalogue.findWatch('california/3');
  if (!watch) throw new Error('The shop does not sell california/3.');
  render(await ProductPage({ watch, availability: 'in-stock' }));
  await screen.findByRole('combobox', { name: shippingCopy.country });
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
  const { description } = withShownTexts(watch);
  expect(description).not.toEqual(watch.description);
  expect(data).toMatchObject({ '@type': 'Product', description: description.join(' ') });
  for (const line of description) expect(screen.getAllByText(line).length).toBeGreaterThan(0);
});
