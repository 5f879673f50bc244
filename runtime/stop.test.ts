import { stopMs } from './stop';

test('stopMs returns 20 seconds by default, or the configured time, in ms', () => {
  expect([stopMs(undefined), stopMs(''), stopMs('1'), stopMs('300')]).toEqual([20_000, 20_000, 1000, 300_000]);
});

test.each(['0', '-1', '1.5', '301', 'long', '1e3'])('stopMs throws for %j', (text) => {
  expect(() => stopMs(text)).toThrow(/STOP_SECONDS must be a whole number/);
});
