// Verifies docs/product.md 28.4.
import { act, render, screen } from '@testing-library/react';
import { Price } from './price';
import { useWeekend, WeekendAttribute } from './weekend';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const saturday = new Date('2026-11-28T00:00:00-05:00').getTime();
const monday = new Date('2026-11-30T00:00:00-05:00').getTime();

function State() {
  return <output>{useWeekend() ? 'weekend' : 'week'}</output>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  [2, 'week', 'weekend', saturday],
  [40, 'week', 'weekend', saturday],
  [40, 'weekend', 'week', monday],
])('a page open for %d minutes changes from %s to %s within the minute of the edge', (minutes, before, after, edge) => {
  jest.setSystemTime(edge - minutes * MINUTE_MS - 10 * SECOND_MS);
  render(
    <>
      <WeekendAttribute />
      <State />
    </>,
  );
  const shown = () => [screen.getByRole('status').textContent, 'weekend' in document.documentElement.dataset];
  act(() => jest.advanceTimersByTime(minutes * MINUTE_MS + 9 * SECOND_MS));
  expect(shown()[0]).toBe(before);
  act(() => jest.advanceTimersByTime(2 * SECOND_MS));
  expect(shown()).toEqual([after, after === 'weekend']);
});

it.each([
  ['its tab is shown again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['the browser goes back to it', () => window.dispatchEvent(new Event('pageshow'))],
])('a page whose timers slept over the edge changes as soon as %s', (_, wake) => {
  jest.setSystemTime(saturday - MINUTE_MS);
  render(<State />);
  jest.setSystemTime(saturday + 1);
  expect(screen.getByRole('status')).toHaveTextContent(/^week$/);
  act(() => void wake());
  expect(screen.getByRole('status')).toHaveTextContent(/^weekend$/);
});

it('a page that was left follows the clock no more', () => {
  const { unmount } = render(
    <>
      <WeekendAttribute />
      <State />
    </>,
  );
  expect(jest.getTimerCount()).toBe(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('a price has the figures of its own days in every currency', () => {
  const price = {
    priceCents: 289_00,
    prices: '289,269,229,42900',
    weekendCents: 202_30,
    weekendPrices: '202,188,160,30000',
  };
  const { container } = render(<Price of={price} />);
  const shown = [...container.querySelectorAll<HTMLElement>('[data-prices]')].map((amount) => [
    amount.textContent,
    amount.dataset.prices,
  ]);
  expect(shown).toEqual([
    ['$289.00', price.prices],
    ['$202.30', price.weekendPrices],
    ['$202.30', price.weekendPrices],
  ]);
});
