// Verifies docs/product.md 36.6 (slip), 36.7 (unsent goods), 36.9, 36.11.
import { render, screen, within } from '@testing-library/react';
import { shippingReturns } from '@/components/information/shipping-returns';
import { withdrawalRight } from '@/data/law';
import { returnDays } from '@/data/policies';
import { maxNamedWatches } from '@/contract/limits';
import type { OrderReturns, ReturnView } from '@/domain/order-returns';
import {
  noReturnCopy,
  orderReturnsCopy,
  returnCopy,
  slipCopy,
  stateCopy,
  stepCopy,
  withdrawalStateCopy,
  withdrawCopy,
} from './copy';
import { returnStateCopy } from './copy-state';
import { Declaration } from './declaration';
import { GuestReturnForm } from './guest-return-form';
import { OrderReturnsSection } from './order-returns';
import { ReturnForm } from './return-form';
import { pathOf, ReturnDetailsView } from './slip';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const view: ReturnView = {
  number: 'RT-7K3M9QX2',
  kind: 'return',
  state: 'accepted',
  lines: [{ name: 'Xeric Late Comet', units: 2 }],
  reason: '',
  answer: '',
  tracking: '',
  askedAt: '2026-11-25T22:55:03.000Z',
  isSent: true,
  currency: 'usd',
  refundedCents: 0,
  refundBy: undefined,
  steps: [{ event: 'request', at: '2026-11-25T22:55:03.000Z' }],
};
const show = (change: Partial<ReturnView>, address = ['Odd Hours Inc.', '1 Odd Street', 'New York']) =>
  render(<ReturnDetailsView token="t" view={{ ...view, ...change }} orderNumber="OH-7K3M9QX2" address={address} />);
const code = () => screen.queryByRole('img', { name: slipCopy.code(view.number) });

it.each([
  ['an accepted return', {}],
  ['a withdrawal from goods that were sent', { kind: 'withdrawal', state: 'requested' }],
  [
    'a withdrawal that is refunded before the goods arrive',
    { kind: 'withdrawal', state: 'refunded', refundedCents: 1 },
  ],
  ['a return that is refunded in part before the goods arrive', { state: 'refunded-in-part', refundedCents: 1 }],
] as const)('%s has a slip with the address, the number and its code', (_, change) => {
  show(change);
  expect(code()).toBeVisible();
  const slip = within(screen.getByRole('region', { name: slipCopy.slipTitle }));
  expect(slip.getByText(view.number)).toBeVisible();
  expect(slip.getByText('OH-7K3M9QX2')).toBeVisible();
  expect(screen.getByText(/Odd Hours Inc\.\s1 Odd Street\sNew York/)).toBeVisible();
});

it.each([
  ['a return that waits', { state: 'requested' }],
  ['a refused return', { state: 'refused' }],
  ['a withdrawal from an order that was not sent', { kind: 'withdrawal', state: 'requested', isSent: false }],
  ['a received return', { state: 'received' }],
  ['a withdrawal that is settled by another refund', { kind: 'withdrawal', state: 'refunded' }],
  [
    'a refunded return whose goods arrived',
    { state: 'refunded', refundedCents: 1, steps: [{ event: 'receive', at: '2026-11-28T09:00:00.000Z' }] },
  ],
] as const)('%s has no slip', (_, change) => {
  show(change);
  expect(screen.getByRole('heading', { name: returnStateCopy({ ...view, ...change }) })).toBeVisible();
  expect(code()).toBeNull();
});

it('the page of a withdrawal asks for no goods that never left the shop, before and after it is accepted', () => {
  for (const state of ['requested', 'accepted', 'received', 'inspected'] as const) {
    expect(returnStateCopy({ kind: 'withdrawal', state, isSent: false })).toBe(withdrawalStateCopy.notSent);
  }
  expect(returnStateCopy({ kind: 'withdrawal', state: 'requested', isSent: true })).toBe(withdrawalStateCopy.sent);
  expect(returnStateCopy({ kind: 'withdrawal', state: 'accepted', isSent: true })).toBe(stateCopy.accepted);
});

it('the steps of a withdrawal have no arrival of goods that never left the shop', () => {
  const at = '2026-11-28T09:00:00.000Z';
  const steps = [
    { event: 'request', at },
    { event: 'receive', at },
  ] as const;
  const { unmount } = show({ kind: 'withdrawal', state: 'received', isSent: false, steps });
  expect(screen.getByText(new RegExp(stepCopy.request))).toBeVisible();
  expect(screen.queryByText(new RegExp(stepCopy.receive))).toBeNull();
  unmount();
  show({ kind: 'withdrawal', state: 'received', isSent: true, steps });
  expect(screen.getByText(new RegExp(`^${stepCopy.receive}:`))).toBeVisible();
});

it('the slip has the form for the tracking number until the goods are sent', () => {
  const { unmount } = show({});
  expect(screen.getByRole('form', { name: slipCopy.sentTitle })).toHaveFormValues({
    order: 't',
    number: view.number,
    tracking: '',
  });
  unmount();
  show({ state: 'refunded', refundedCents: 1 }).unmount();
  expect(screen.queryByRole('form')).toBeNull();
  show({ state: 'sent', tracking: '1Z 999' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('1Z 999')).toBeVisible();
});

it('a chosen watch has one unit at first and the other lines none; an unknown one changes nothing', () => {
  const lines = [
    { watch: 'xerix/1', name: 'Late Comet', units: 2 },
    { watch: 'undone/3', name: 'Urban', units: 3 },
  ] as const;
  const unitsFor = (kind: 'return' | 'withdrawal', chosen: string) => {
    const { unmount } = render(
      <ReturnForm token="t" kind={kind} right={{ until: '2026-12-01', lines }} chosen={chosen} />,
    );
    const units = lines.map(({ name }) => (screen.getByLabelText(returnCopy.units(name)) as HTMLSelectElement).value);
    unmount();
    return units;
  };
  expect(unitsFor('withdrawal', 'undone/3')).toEqual(['0', '1']);
  expect(unitsFor('return', 'xerix/1')).toEqual(['1', '0']);
  expect(unitsFor('withdrawal', 'undefined')).toEqual(['2', '3']);
});

it('a slip has a notice if the settings have no address', () => {
  show({}, []);
  expect(screen.getByText(slipCopy.noAddress)).toBeVisible();
});

// Verifies docs/product.md 44.5 (pages).
it('a slip states the refunded sum in the currency of the order', () => {
  show({ currency: 'jpy', refundedCents: 1250 });
  expect(screen.getByText('¥1,250')).toBeVisible();
});

it('pathOf draws one square for each dark module', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});

const returns = (change: Partial<OrderReturns>): OrderReturns => ({
  requests: [],
  withdrawal: { why: 'no-right' },
  return: { why: 'not-sent' },
  ...change,
});

it('an order’s page links to what can still be asked for, with its last day, and lists the requests', () => {
  const right = { until: '2026-12-09', lines: [] };
  render(
    <OrderReturnsSection token="a-token" returns={returns({ requests: [view], withdrawal: right, return: right })} />,
  );
  expect(screen.getByRole('link', { name: withdrawCopy.title })).toHaveAttribute('href', '/withdraw?order=a-token');
  expect(screen.getByRole('link', { name: returnCopy.title })).toHaveAttribute('href', '/return?order=a-token');
  expect(screen.getAllByText(returnCopy.until('Dec 9, 2026'))).toHaveLength(2);
  const list = screen.getByRole('list', { name: orderReturnsCopy.list });
  expect(within(list).getByText('2 × Xeric Late Comet')).toBeVisible();
});

it.each([
  ['a withdrawal', { withdrawal: { until: '2026-12-09', lines: [] } }, withdrawCopy.title],
  ['a return', { return: { until: '2026-12-09', lines: [] } }, returnCopy.title],
])('an order’s page without requests offers %s alone', (_, change, name) => {
  render(<OrderReturnsSection token="a-token" returns={returns(change)} />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name })]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('an order’s page shows a return when nothing more can be asked for', () => {
  render(<OrderReturnsSection token="a-token" returns={returns({ requests: [view] })} />);
  expect(
    within(screen.getByRole('list', { name: orderReturnsCopy.list })).getByText('2 × Xeric Late Comet'),
  ).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: orderReturnsCopy.details(view.number) }),
  ]);
});

it('an order’s page shows nothing when nothing was or can be asked for', () => {
  const { container } = render(<OrderReturnsSection token="a-token" returns={returns({})} />);
  expect(container).toBeEmptyDOMElement();
});

it('the page about returns states the days of policy and law, and links to both pages', () => {
  const texts = JSON.stringify(shippingReturns.sections);
  expect(texts).toContain(`You have ${returnDays} days from the original ship date`);
  expect(texts).toContain(`until ${withdrawalRight.days} days after delivery`);
  expect(texts).toContain('"href":"/withdraw"');
  expect(texts).toContain('"href":"/return"');
});

it('every reason why nothing can be asked for has its sentence', () => {
  for (const sentence of Object.values(noReturnCopy)) expect(sentence).toMatch(/\.$/);
});

it('a form offers at first every unit of a withdrawal, and of a return only if it has a single line; none more', () => {
  const lines = [
    { watch: 'xerix/1', name: 'Late Comet', units: 2 },
    { watch: 'undone/3', name: 'Urban', units: 3 },
  ] as const;
  const unitsFor = (kind: 'return' | 'withdrawal', count: number) => {
    const { container, unmount } = render(
      <ReturnForm token="t" kind={kind} right={{ until: '2026-12-01', lines: lines.slice(0, count) }} />,
    );
    const units = [...container.querySelectorAll('select')].map(({ value, name, length }) => [name, value, length]);
    const watches = [...container.querySelectorAll<HTMLInputElement>('[name^=watch]')].map(({ value }) => value);
    const hasReason = container.querySelector('[name=reason]') !== null;
    expect(container.querySelector<HTMLInputElement>('[name=kind]')?.value).toBe(kind);
    unmount();
    expect(watches).toEqual(lines.slice(0, count).map(({ watch }) => watch));
    expect(hasReason).toBe(kind === 'return');
    return units;
  };
  expect(unitsFor('withdrawal', 2)).toEqual([
    ['units1', '2', 3],
    ['units2', '3', 4],
  ]);
  expect(unitsFor('return', 2)).toEqual([
    ['units1', '0', 3],
    ['units2', '0', 4],
  ]);
  expect(unitsFor('return', 1)).toEqual([['units1', '2', 3]]);
});

it.each([
  ['an accepted withdrawal before shipping', false, { kind: 'withdrawal', state: 'accepted', isSent: false }],
  ['a withdrawal whose goods are on their way back', true, { kind: 'withdrawal', state: 'sent' }],
] as const)('%s has a slip: %s', (_, hasSlip, change) => {
  show(change);
  expect(code() !== null).toBe(hasSlip);
});

it('the page of a return shows only rows that have a text, and its steps by their own days', () => {
  const { unmount } = show({});
  const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms()).not.toEqual(expect.arrayContaining([slipCopy.reason]));
  expect(terms()).not.toEqual(expect.arrayContaining([slipCopy.refunded]));
  unmount();
  show({ state: 'received', reason: 'Too big', answer: 'Of course', refundBy: '2026-12-09', refundedCents: 1250 });
  expect(terms()).toEqual([
    ...[slipCopy.order, slipCopy.contents, slipCopy.reason, slipCopy.answer],
    ...[slipCopy.refunded, slipCopy.refundBy, slipCopy.steps],
  ]);
  expect(screen.getByText('Dec 9, 2026')).toBeVisible();
});

it('a declaration names the chosen watches with their units, or the whole order, and its moment only at the end', () => {
  const declared = { number: 'OH-1', name: 'Ada', email: 'ada@example.com', lines: undefined, at: undefined };
  const { rerender } = render(<Declaration {...declared} />);
  const rows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows()).toEqual(['OH-1', 'The whole order', 'Ada', 'ada@example.com']);
  rerender(<Declaration {...declared} lines={[{ name: 'Late Comet', units: 2 }]} at="Nov 25, 2026" />);
  expect(rows()).toEqual(['Nov 25, 2026', 'OH-1', '2 × Late Comet', 'Ada', 'ada@example.com']);
});

it('a guest names each watch with one to ten units, and has to confirm that it is unused', () => {
  const { container } = render(<GuestReturnForm watches={[{ key: 'xerix/1', fullName: 'Xeric Slow Meridian' }]} />);
  const selects = [...container.querySelectorAll('select')];
  const places = Array.from({ length: maxNamedWatches }, (_, index) => index + 1);
  expect(selects.map(({ name }) => name)).toEqual(places.flatMap((place) => [`watch${place}`, `units${place}`]));
  const [watches, units] = selects.map(({ options }) => [...options].map(({ value }) => value));
  expect(watches).toEqual(['', 'xerix/1']);
  expect(units).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(screen.getByRole('checkbox')).toBeRequired();
});
