/**
 * What Lighthouse says of a page on a phone: its score of 100, and when the largest part was there, in ms.
 * @typedef {{ score: number, lcp: number, cls: number }} Look
 */

/**
 * @param {string} output what Lighthouse prints, which may begin with warnings
 * @returns {Look}
 */
export function readLighthouse(output) {
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{')));
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/**
 * The median of each figure; nothing where there was no look.
 * @param {readonly Look[]} looks
 * @returns {Partial<Look>}
 */
export function medianLook(looks) {
  const middle = (looks.length - 1) / 2;
  const median = (figure) => {
    const sorted = looks.map((look) => look[figure]).sort((one, two) => one - two);
    return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  };
  return Object.fromEntries(Object.keys(looks[0] ?? {}).map((figure) => [figure, median(figure)]));
}
