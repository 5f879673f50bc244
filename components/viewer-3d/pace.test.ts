import { finenesses, Pace } from './pace';

/** Notes frames that come every `interval` ms. Returns how often the fineness changed. */
function run(pace: Pace, interval: number, frames: number, start = 0): number {
  return Array.from({ length: frames }, (_, index) => pace.note(start + index * interval)).filter(Boolean).length;
}

test('rendering quality stays the same while frames are fast enough', () => {
  const pace = new Pace();
  expect(run(pace, 16, 200)).toBe(0);
  expect(pace.fineness).toEqual({ pixelRatio: 2, shadows: true });
});

test('frames that take over 33 ms make it coarser step by step, and shadows go before it blurs', () => {
  const pace = new Pace();
  expect(run(pace, 50, 200)).toBe(finenesses.length - 1);
  expect(pace.fineness).toEqual({ pixelRatio: 0.75, shadows: false });
});

test('rendering quality stays the same after a single slow frame', () => {
  const pace = new Pace();
  run(pace, 16, 4);
  expect(run(pace, 16, 40, 4 * 16 + 900)).toBe(0);
});

test('time without motion does not count as a slow frame', () => {
  const pace = new Pace();
  for (let turn = 0; turn < 40; turn++) {
    run(pace, 16, 2, turn * 5000);
    pace.rest();
  }
  expect(pace.fineness).toEqual(finenesses[0]);
});
