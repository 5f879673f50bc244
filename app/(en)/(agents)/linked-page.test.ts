// Verifies docs/product.md 34.3 (sold-out watch), 44.2 (first paint).
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import AgentPage from '@/app/(en)/(agents)/agent/[id]/page';
import LinkedPage from '@/app/(en)/(agents)/bascket/linked/page';
import { finishedSessionCopy, handOffCopy } from '@/components/agent/copy';
import { cartLinkCopy } from '@/components/cart/link/copy';
import { cancelSession, openSession, takeOver, type PreparedCheckout } from '@/server/agents/sessions';
import { transact } from '@/server/database/transact';
import { valueOf } from '@/server/testing/results';
import { setStock } from '@/server/stock/set-stock';
import { now } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';

jest.mock('next/navigation', () => ({
  useRouter: jest.fn(),
  usePathname: jest.fn(),
  notFound: () => {
    throw new Error('404');
  },
}));
// They need the router, which a page rendered alone does not have.
jest.mock('@/components/cart/link/linked-lines', () => ({ LinkedLines: () => null }));
const choice = jest.fn<null, [object]>(() => null);
jest.mock('@/components/cart/link/cart-choice', () => ({ CartChoice: (props: object) => choice(props) }));
const form = jest.fn<null, [object]>(() => null);
jest.mock('@/components/agent/hand-off-form', () => ({ HandOffForm: (props: object) => form(props) }));

type Parts = ReactElement<{ children?: ReactNode }>;

/** Waits for the components on the server below a page's own element. */
async function resolved(page: ReactNode): Promise<ReactNode> {
  const { children } = (page as Parts).props;
  if (!isValidElement(children)) return page;
  const { type, props } = children as Parts;
  return (type as (props: object) => Promise<ReactNode>)(props);
}

onSqlite((where) => {
  shareWithRoutes(where);
  beforeEach(() => {
    globalThis.aheadMs = now.getTime() - Date.now();
    choice.mockClear();
    form.mockClear();
  });
  afterEach(() => {
    globalThis.aheadMs = undefined;
  });

  const linked = async (query: Record<string, string>) =>
    renderToStaticMarkup(await LinkedPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) }));

  it('the page of a cart link states the subtotal of the watches that a press adds, without sold-out ones', async () => {
    await setStock(where().db, 'undone/1', { to: 0 }, now);
    const html = await linked({ add: 'xerix-1:2,undone-1:1' });
    expect(html.match(/<dl.*?<\/dl>/s)?.[0]).toContain('data-prices="498,458,398,76000">$498.00<');
    expect(choice.mock.calls).toMatchObject([
      [{ lines: [{ id: 1, quantity: 2 }], continueHref: '/bascket/mybascket' }],
    ]);
  });

  it('the page of a cart link counts unknown watches, and continues where the link says', async () => {
    const html = await linked({ add: 'xerix-1:1', unknown: '1', then: '/payment?a=1' });
    expect(html).toContain(cartLinkCopy.unknown(1));
    expect(choice.mock.calls).toMatchObject([[{ continueHref: '/payment?a=1' }]]);
    expect(await linked({ add: 'xerix-1:1', unknown: '0' })).not.toContain(cartLinkCopy.unknown(0));
    await setStock(where().db, 'undone/1', { to: 0 }, now);
    expect(await linked({ add: 'undone-1:1' })).toContain(cartLinkCopy.allSoldOut);
    expect(await linked({ add: 'rolex-1:1' })).toContain(cartLinkCopy.nothing);
  });

  const buyer = { firstName: '', lastName: '', email: '', phone: '' };
  const prepared: PreparedCheckout = {
    lines: [
      { catalogue: 'xerix', id: 1, quantity: 2 },
      { catalogue: 'undone', id: 1, quantity: 1 },
    ],
    buyer,
    address: null,
    service: '',
    promoCodes: [],
  };
  const session = (change: Partial<PreparedCheckout> = {}, at = now) =>
    openSession(where().db, { agent: 'agent.example', prepared: { ...prepared, ...change } }, at);
  const open = async (id: string) => {
    const page = await AgentPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
    return renderToStaticMarkup(await resolved(page));
  };

  it('the page of an agent’s session hands the watches in stock to the form, and says if a browser has claimed it', async () => {
    const { db } = where();
    await setStock(db, 'undone/1', { to: 0 }, now);
    const { linkToken } = await session({ buyer: { ...buyer, email: 'ada@example.com' } });
    expect(await open(linkToken)).toContain(handOffCopy.about('agent.example'));
    const shown = { session: linkToken, prepared: prepared.lines, lines: [{ id: 1, quantity: 2 }], asksEmail: true };
    expect(form.mock.lastCall).toMatchObject([{ ...shown, isClaimed: false }]);
    valueOf(await takeOver(db, { linkToken, key: 'c7e1f9b2-0000-4000-8000-000000000001' }, now));
    await open(linkToken);
    expect(form.mock.lastCall).toMatchObject([{ ...shown, isClaimed: true }]);
    await open((await session()).linkToken);
    expect(form.mock.lastCall).toMatchObject([{ asksEmail: false, isClaimed: false }]);
    expect(form).toHaveBeenCalledTimes(3);
  });

  it('the page of an agent’s session without a watch in stock, or of a finished one, has no form', async () => {
    const { db } = where();
    await setStock(db, 'undone/1', { to: 0 }, now);
    const lines = (catalogue: 'undone' | 'xerix', id: number) => ({ lines: [{ catalogue, id, quantity: 1 }] });
    expect(await open((await session(lines('undone', 1))).linkToken)).toContain(handOffCopy.allSoldOut);
    expect(await open((await session(lines('xerix', 77))).linkToken)).toContain(handOffCopy.nothing);
    const expired = await open((await session({}, new Date(now.getTime() - 6 * 3_600_000))).linkToken);
    expect(expired).toContain(finishedSessionCopy.expired.title);
    const cancelled = await session();
    valueOf(await transact(db, (records) => cancelSession(records, cancelled.id, now)));
    expect(await open(cancelled.linkToken)).toContain(finishedSessionCopy.cancelled.title);
    expect([expired.includes('href="/order"'), expired.includes('href="/all"')]).toEqual([false, true]);
    await expect(open('a'.repeat(32))).rejects.toThrow('404');
    expect(form).not.toHaveBeenCalled();
  });
});
