/** @jest-environment node */
// Verifies docs/product.md 3.8 (navigation links, account link, contact links).
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { brandLinks, navigation } from '@/data/navigation';
import { site } from '@/data/site';
import { Header } from './header';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  usePathname: () => '/',
  useSelectedLayoutSegments: () => [],
}));

it('the phone menu has all links of the navigation bar, the account link and all contact links', async () => {
  const html = await text((await prerenderToNodeStream(<Header />)).prelude);
  const [menu = ''] = /<dialog[^>]* id="menu".*?<\/dialog>/s.exec(html) ?? [];
  const links = [...menu.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, label]) => [href, label]);
  const expected = [
    ...[...navigation.beforeMen, ...brandLinks, { label: 'My account', href: '/auth/user' }, ...navigation.afterMen],
    ...[site.phone, site.secondPhone, site.mail],
  ];
  expect(links).toEqual(expected.map(({ href, label }) => [href, label]));
});
