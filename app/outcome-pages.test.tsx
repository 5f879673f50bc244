import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { NarrowedListPage } from '@/components/catalogue/watch-list-page';
import { newsletterConfirmRoute, newsletterUnsubscribeRoute } from '@/contract/forms';
import { backInStockOutcomes } from '@/components/forms/back-in-stock/copy';
import { newsletterOutcomes } from '@/components/forms/newsletter/copy';
import { site } from '@/data/site';
import BackInStockOutcomePage, * as backInStock from './(en)/back-in-stock/[outcome]/page';
import ContactPage from './(en)/contact/form/page';
import FoundPage, * as found from './(en)/found/[...list]/page';
import ConfirmPage from './(en)/newsletter/confirm/page';
import NewsletterOutcomePage, * as newsletter from './(en)/newsletter/[outcome]/page';
import UnsubscribePage from './(en)/newsletter/unsubscribe/page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  notFound: () => {
    throw new Error('404');
  },
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const noQuery = Promise.resolve({});

describe.each([
  ['newsletter', NewsletterOutcomePage, newsletter, newsletterOutcomes],
  ['back-in-stock', BackInStockOutcomePage, backInStock, backInStockOutcomes],
] as const)('the results of the forms of /%s', (path, page, { generateStaticParams, generateMetadata }, outcomes) => {
  const at = (outcome: string) => ({ params: Promise.resolve({ outcome }), searchParams: noQuery });

  it('have a page and a title each, and no other name has one', async () => {
    expect(generateStaticParams().map(({ outcome }) => outcome)).toEqual(Object.keys(outcomes));
    for (const [name, { title, message }] of Object.entries(outcomes)) {
      const { unmount } = render(await page(at(name)));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText(message)).toBeVisible();
      const metadata = await generateMetadata(at(name));
      expect(metadata).toMatchObject({
        title,
        alternates: { canonical: `/${path}/${name}` },
        robots: { index: false },
      });
      unmount();
    }
    for (const name of ['constructor', 'Sent', '']) await expect(page(at(name))).rejects.toThrow('404');
  });
});

it.each([
  ['confirm', ConfirmPage, newsletterConfirmRoute.path],
  ['unsubscribe', UnsubscribePage, newsletterUnsubscribeRoute.path],
])('the page /newsletter/%s posts the token of its link to the route of its own', async (_, page, action) => {
  const token = 'a'.repeat(32);
  const { container } = render(await page({ params: Promise.resolve({}), searchParams: Promise.resolve({ token }) }));
  expect(container.querySelector('form')).toHaveAttribute('action', action);
  expect(new FormData(container.querySelector('form') ?? undefined).get('token')).toBe(token);
});

it('a filtered list reads every value of a repeated parameter, and an unknown list is missing', async () => {
  const at = (...list: string[]) => ({
    params: Promise.resolve({ list }),
    searchParams: Promise.resolve({ brand: ['xerix', 'undone'], page: '2', empty: undefined }),
  });
  const page: ReactNode = await FoundPage(at('all', 'times'));
  if (!isValidElement(page)) throw new Error('The page has no element.');
  const { type, props } = page as ReactElement<{ name: string; query: URLSearchParams }>;
  expect([type, props.name, String(props.query)]).toEqual([
    NarrowedListPage,
    'timex',
    'brand=xerix&brand=undone&page=2',
  ]);
  expect(await found.generateMetadata(at('all'))).toMatchObject({ robots: { index: false, follow: true } });
  await expect(FoundPage(at('all', 'rolex'))).rejects.toThrow('404');
});

it('the contact page has both phone numbers and the email address, in this order', () => {
  render(<ContactPage />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((href) => /^(tel|mailto):/.test(href ?? ''))).toEqual(
    [site.phone, site.secondPhone, site.mail].map(({ href }) => href),
  );
});
