import { sendingDates, sendingTo } from './promise-rows';

it.each([
  ['US', 99_00, '$4.95, free over $99'],
  ['US', 99_01, 'Free'],
  ['DE', 249_00, '$19.95, free over $249'],
  ['DE', 249_01, 'Free'],
  ['BR', 699_00, '$19.95'],
])('sending to %s a watch of %d cents costs: %s', (country, cents, cost) => {
  expect(sendingTo(country, cents)?.cost).toBe(cost);
});

it.each(['KP', 'XX', ''])('nothing is sent to "%s"', (country) => {
  expect(sendingTo(country, 100_00)).toBeUndefined();
});

it('says the dates that the checkout reckons from the same day', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  const dates = (country: string) => {
    const sending = sendingTo(country, 100_00);
    return sending && sendingDates(sending, monday);
  };
  expect(dates('US')).toBe('Thu, Nov 26 to Mon, Nov 30');
  expect(dates('DE')).toBe('Mon, Dec 7 to Mon, Dec 21');
});
