import { onScreenChange, readScreen } from './screen';

let densities: { query: string; media: EventTarget }[];
const viewport = Object.assign(new EventTarget(), { scale: 1 });

beforeEach(() => {
  densities = [];
  viewport.scale = 1;
  Object.assign(window, {
    visualViewport: viewport,
    devicePixelRatio: 1,
    matchMedia: (query: string) => {
      const media = new EventTarget();
      densities.push({ query, media });
      return media;
    },
  });
});

it.each([
  [1, false],
  [1.01, false],
  [1.02, true],
  [0.9, false],
])('readScreen of a page with the scale %d: magnified %s', (scale, magnified) => {
  viewport.scale = scale;
  Object.assign(window, { devicePixelRatio: 2 });
  Object.defineProperty(window, 'screen', { value: { width: 390, height: 844 }, configurable: true });
  expect(readScreen()).toEqual({ ratio: 2, width: 390, height: 844, magnified });
});

it('onScreenChange reports zoom, pinch and each move to a screen of another density, until it is stopped', () => {
  const changed = jest.fn();
  const stop = onScreenChange(changed);
  window.dispatchEvent(new Event('resize'));
  viewport.dispatchEvent(new Event('resize'));
  expect(changed).toHaveBeenCalledTimes(2);
  for (const ratio of [2, 3]) {
    Object.assign(window, { devicePixelRatio: ratio });
    densities.at(-1)?.media.dispatchEvent(new Event('change'));
  }
  expect(changed).toHaveBeenCalledTimes(4);
  expect(densities.map(({ query }) => query)).toEqual([1, 2, 3].map((ratio) => `(resolution: ${ratio}dppx)`));
  densities[0]?.media.dispatchEvent(new Event('change'));
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
  window.dispatchEvent(new Event('resize'));
  viewport.dispatchEvent(new Event('resize'));
  densities.at(-1)?.media.dispatchEvent(new Event('change'));
  expect(changed).toHaveBeenCalledTimes(4);
});
