import { stopMs } from './stop';

test('requests under way get 20 seconds, or as many as are set', () => {
  expect([stopMs(undefined), stopMs(''), stopMs('1'), stopMs('300')]).toEqual([20_000, 20_000, 1000, 300_000]);
});

test.each(['0', '-1', '1.5', '301', 'long', '1e3'])('%j is no number of seconds', (text) => {
  expect(() => stopMs(text)).toThrow(/STOP_SECONDS must be a whole number/);
});
