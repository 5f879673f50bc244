import { qualityLevels, QualityMonitor } from './quality-monitor';

/** Records frames at an interval in ms. Returns how often the quality changed. */
function run(monitor: QualityMonitor, interval: number, frames: number, start = 0): number {
  return Array.from({ length: frames }, (_, index) => monitor.addFrame(start + index * interval)).filter(Boolean)
    .length;
}

test('rendering quality stays the same while frames are fast enough', () => {
  // A screen of 60 Hz has frames of 16.7 ms, and one of 30 Hz of 33 ms.
  for (const interval of [16, 16.7, 33]) {
    const monitor = new QualityMonitor();
    expect(run(monitor, interval, 200)).toBe(0);
    expect(monitor.quality).toEqual({ pixelRatio: 2, shadows: true });
  }
});

test('frames over 33 ms lower the quality step by step, and shadows go before the resolution falls below one px per CSS px', () => {
  const monitor = new QualityMonitor();
  expect(run(monitor, 50, 200)).toBe(qualityLevels.length - 1);
  expect(monitor.quality).toEqual({ pixelRatio: 0.75, shadows: false });
});

test('rendering quality stays the same after a single slow frame', () => {
  const monitor = new QualityMonitor();
  run(monitor, 16, 4);
  expect(run(monitor, 16, 40, 4 * 16 + 900)).toBe(0);
});

test('time without motion does not count as a slow frame', () => {
  const monitor = new QualityMonitor();
  for (let turn = 0; turn < 40; turn++) {
    run(monitor, 16, 2, turn * 5000);
    monitor.pause();
  }
  expect(monitor.quality).toEqual(qualityLevels[0]);
});
