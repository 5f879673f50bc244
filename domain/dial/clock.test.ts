import { clock, clockWithSeconds } from './clock';

test('clock formats two digits each and ends the day at 24:00', () => {
  expect([0, 36_489.9, 86_400].map(clock)).toEqual(['00:00', '10:08', '24:00']);
  expect([0, 36_489.9, 86_399.999].map(clockWithSeconds)).toEqual(['00:00:00', '10:08:09', '23:59:59']);
});
