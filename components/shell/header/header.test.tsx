/** @jest-environment node */
// Verifies docs/product.md 3.8 (navigation links, account link, contact links).
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { shellCopy } from '@/components/shell/copy';
import { Footer } from '@/components/shell/footer';
import { brandLinks, helpLinks, navigation, shopLinks } from '@/data/navigation';
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

it('the header has all contact links, and each list of the footer has its own links', async () => {
  const header = await text((await prerenderToNodeStream(<Header />)).prelude);
  const [contacts = ''] = /<ul class="header-contacts">.*?<\/ul>/s.exec(header) ?? [];
  const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs(contacts)).toEqual([site.phone, site.mail, site.secondPhone].map(({ href }) => href));
  const footer = await text((await prerenderToNodeStream(<Footer />)).prelude);
  for (const [title, links] of [
    [shellCopy.shopLinks, shopLinks],
    [shellCopy.helpLinks, helpLinks],
    [shellCopy.brandLinks, brandLinks],
  ] as const) {
    const [list = ''] = new RegExp(`<nav aria-label="${title}">.*?</nav>`, 's').exec(footer) ?? [];
    expect(hrefs(list)).toEqual(links.map(({ href }) => href));
  }
});
