import { isMoving, movingPartsOf, frameForAngle } from './layers';

const hour = { src: '/hour.webp', name: 'hour', drive: { of: 'view', every: 3600, count: 24 }, axle: [1, 2] } as const;

test('frameForAngle returns the frame with the nearest light for any angle', () => {
  expect([0, 7, 8, 352, 353, 360, 367].map((degrees) => frameForAngle(24, degrees))).toEqual([0, 0, 1, 23, 0, 0, 0]);
  expect([-15, -7, -375].map((degrees) => frameForAngle(24, degrees))).toEqual([23, 0, 23]);
  expect(frameForAngle(1, 200)).toBe(0);
});

test('isMoving accepts layers with a name and an animation', () => {
  const fixed = { src: '/still.webp' };
  const [named, driven] = [
    { ...fixed, name: 'hour' },
    { ...fixed, drive: hour.drive },
  ];
  expect([fixed, named, driven, hour].map(isMoving)).toEqual([false, false, false, true]);
  expect(movingPartsOf({ photographed: 0, size: [600, 750], layers: [fixed, hour, fixed] })).toEqual([hour]);
});
