// Verifies docs/product.md 39.4, 39.5.
import { render, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { dateCopy } from '@/domain/delivery-text';
import type { PassportView } from '@/domain/passport';
import { entryCopy, passportCopy as copy } from './copy';
import { PassportLinks } from './passport-links';
import { PassportPage } from './passport-page';
import { QrCode } from './qr-code';

jest.mock('next/navigation', () => ({
  useRouter: jest.fn(),
  usePathname: jest.fn(),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const passport: PassportView = {
  token: 'a'.repeat(32),
  watch: 'timex/1',
  name: 'Timex Dispatch 38',
  serial: 'OH-7K3M9QX2-1-1',
  from: '2026-11-25',
  isDelivered: true,
  country: 'US',
  batteryChangedOn: '2026-12-01',
  stolenAt: null,
  isClosed: false,
  orderToken: undefined,
  entries: [{ kind: 'battery', author: 'holder', note: '2026-12-01', at: '2026-12-24T10:00:00.000Z' }],
};

it('PassportPage dates a change of battery alike in the facts and in the log: by its day, not by that of its entry', () => {
  render(<PassportPage passport={passport} watch={undefined} isSold={false} today="2026-12-24" rights={[]} />);
  const fact = screen.getByText(copy.battery, { selector: 'dt' }).nextElementSibling;
  const entry = within(screen.getByRole('region', { name: copy.log })).getByRole('listitem');
  expect(fact).toHaveTextContent(dateCopy('2026-12-01'));
  expect(entry).toHaveTextContent(`${entryCopy.battery}${dateCopy('2026-12-01')}`);
});

const open = (change: Partial<PassportView>, rights: readonly ('withdraw' | 'return')[] = []) =>
  render(
    <PassportPage
      passport={{ ...passport, ...change }}
      watch={undefined}
      isSold={false}
      today="2026-12-24"
      rights={rights}
    />,
  );
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const forms = () => [...document.querySelectorAll('input[name=act]')].map((act) => (act as HTMLInputElement).value);

it('PassportPage offers a hand-over and a report unless the watch is stolen, and the rights of the order', () => {
  const { unmount } = open({ orderToken: 'o' }, ['return']);
  expect(links()).toEqual([copy.toOrder, copy.card, copy.handOver, copy.rights.return]);
  expect(forms()).toEqual(['note', 'service-asked', 'stolen']);
  unmount();
  open({ stolenAt: '2026-12-20T23:30:00.000Z' });
  expect(screen.getByText(copy.stolen('Dec 20, 2026'))).toBeVisible();
  expect(links()).toEqual([copy.card]);
  expect(forms()).toEqual(['note', 'service-asked', 'found']);
});

it('PassportPage links to the withdrawal and the return of its own watch, and to the order and pages of its token', () => {
  open({ orderToken: 'o', token: 't' }, ['withdraw', 'return']);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [copy.toOrder, '/thanks?order=o'],
    [copy.card, '/passport/t/card'],
    [copy.handOver, '/passport/t/hand-over'],
    [copy.rights.withdraw, '/withdraw?order=o&watch=timex%2F1'],
    [copy.rights.return, '/return?order=o&watch=timex%2F1'],
  ]);
});

it('PassportPage of a refunded watch can only be read', () => {
  open({ isClosed: true, entries: [] });
  expect(screen.getByText(copy.closed)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(forms()).toEqual([]);
  expect(screen.getByText(copy.emptyLog)).toBeVisible();
});

it.each([
  ['DE', true, copy.delivered, true],
  ['US', false, copy.expected, false],
])('PassportPage of a watch in %s, delivered: %s', (country, isDelivered, term, hasLegal) => {
  open({ country, isDelivered });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain(term);
  expect(terms.includes(copy.legal)).toBe(hasLegal);
});

it('PassportLinks counts the units of a line that has several, also beside a line of the same name', () => {
  const link = { name: 'Dispatch', line: 0, unit: 1 };
  render(
    <PassportLinks
      links={[
        { ...link, token: 'a' },
        { ...link, token: 'b', unit: 2 },
        { ...link, token: 'c', line: 1 },
      ]}
    />,
  );
  expect(links()).toEqual(['Dispatch, 1', 'Dispatch, 2', 'Dispatch']);
});

it.each([
  ['xerix/1', 'Nov 25, 2028', []],
  ['xerix/2', 'Nov 25, 2028', []],
  ['timex/2', 'Nov 25, 2027', []],
  ['gshock/2', 'Nov 25, 2027', ['battery']],
  ['california/3', undefined, []],
  ['womens/6', 'Nov 25, 2027', ['battery']],
] as const)('PassportPage of %s has the guarantee of its maker until %s, and the forms %j', async (key, end, extra) => {
  const watch = await catalogue.findWatch(key);
  const own = { ...passport, watch: key, country: 'DE', batteryChangedOn: null };
  render(<PassportPage passport={own} watch={watch} isSold today="2026-12-24" rights={[]} />);
  const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(factOf(copy.guarantee)).toBe(end ? copy.until(end) : copy.lifetime);
  expect(factOf(copy.legal)).toBe(copy.until('Nov 25, 2028'));
  expect(forms()).toEqual(['note', 'service-asked', ...extra, 'stolen']);
  const days = [...document.querySelectorAll<HTMLInputElement>('input[name=on]')];
  expect(days.map(({ value, max, required }) => [value, max, required])).toEqual(
    extra.map(() => ['2026-12-24', '2026-12-24', true]),
  );
});

it('QrCode draws the rows and columns of the code of its text, with a quiet zone of four modules', () => {
  const text = 'https://oddhours.example/passport/a';
  render(<QrCode text={text} label="Scan" />);
  const drawn = screen.getByRole('img', { name: 'Scan' }).querySelector('path')?.getAttribute('d') ?? '';
  const { data, size } = encode(text, { ecc: 'Q', border: 4 });
  expect([...drawn.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])).toEqual(
    data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : []))),
  );
  expect(screen.getByRole('img', { name: 'Scan' })).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
});
