/** Px of a window in which two pictures are compared, and between two windows. */
const WINDOW = 8;
const STEP = 4;

/** Constants of SSIM for values of 0 to 255 (Wang et al., Image quality assessment, 2004). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** The size in px at which a model and a photograph are compared: finer than that, noise would count. */
export const COMPARED = { width: 300, height: 375 };

/** The colour `card`, which is the ground of all photographs. @type {[number, number, number]} */
export const CARD = [0xe6, 0xe8, 0xe3];

/** A window whose colour is nearer than this to the ground's shows no watch. */
const GROUND = 6;

/**
 * How alike two pictures of a watch are: the mean structural similarity (SSIM) of their three channels, over the windows in which
 * either shows something else than the ground. 1 for the same picture.
 * @param {Uint8Array} one RGB
 * @param {Uint8Array} other RGB, of the same size
 * @param {{ width: number, height: number, ground: [number, number, number] }} options
 */
export function resemblance(one, other, { width, height, ground }) {
  let [sum, count] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      const windows = [0, 1, 2].map((channel) => statistics(one, other, { width, top, left, channel }));
      if (windows.every(({ a, b }, channel) => isGround(a, ground[channel]) && isGround(b, ground[channel]))) continue;
      for (const each of windows) sum += similarity(each);
      count += windows.length;
    }
  }
  return count === 0 ? 1 : sum / count;
}

const isGround = ({ mean, spread }, level) => Math.abs(mean - level) < GROUND && spread < GROUND;

function similarity({ a, b, together }) {
  const means = (2 * a.mean * b.mean + C1) / (a.mean ** 2 + b.mean ** 2 + C1);
  return (means * (2 * together + C2)) / (a.spread + b.spread + C2);
}

/** Means, variances and covariance of a channel within a window. */
function statistics(one, other, { width, top, left, channel }) {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y++) {
    for (let x = left; x < left + WINDOW; x++) {
      const place = (y * width + x) * 3 + channel;
      const [a, b] = [one[place], other[place]];
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / n, sumB / n];
  return {
    a: { mean: meanA, spread: squareA / n - meanA ** 2 },
    b: { mean: meanB, spread: squareB / n - meanB ** 2 },
    together: product / n - meanA * meanB,
  };
}
