// Verifies docs/product.md 32.2.
import { rotation } from '@/domain/testing/dials';
import { displayOf } from './dial';

const part = (name: string, axle?: readonly [number, number]) => ({ name, drive: rotation(3600), axle });

test('displayOf returns "hands" for two hands on one axle, and "regulator" on two', () => {
  expect(displayOf({ parts: [part('hour'), part('minute')] })).toBe('hands');
  expect(displayOf({ parts: [part('hour', [300, 360]), part('minute')] })).toBe('hands');
  expect(displayOf({ parts: [part('hour', [300, 348]), part('minute', [300, 360])] })).toBe('hands');
  expect(displayOf({ parts: [part('hour', [300, 347]), part('minute', [300, 360])] })).toBe('regulator');
});

test('displayOf does not return "hands" for a single hand', () => {
  expect(displayOf({ parts: [part('hour')] })).toBe('figures');
  expect(displayOf({ parts: [part('minute')] })).toBe('figures');
});
