/**
 * What building a shop of so many watches took, and what its pages weigh.
 * @typedef {object} Measured
 * @property {number} watches
 * @property {number} seconds of the build
 * @property {number} memory the most that was held at once, in bytes
 * @property {number} disk of what was built, in bytes
 * @property {Record<string, number | undefined>} pages bytes of HTML by kind of page; undefined where there is none
 */

/**
 * The measures as a Markdown table, one line a shop.
 * @param {readonly Measured[]} shops
 * @returns {string}
 */
export function benchTable(shops) {
  const kinds = Object.keys(shops[0]?.pages ?? {});
  const head = ['watches', 'build, s', 'memory, MB', 'disk, MB', ...kinds.map((kind) => `${kind}, KB`)];
  const rows = shops.map(({ watches, seconds, memory, disk, pages }) => [
    watches.toLocaleString('en-US'),
    seconds.toFixed(0),
    (memory / 1e6).toFixed(0),
    (disk / 1e6).toFixed(0),
    ...kinds.map((kind) => (pages[kind] === undefined ? '-' : (pages[kind] / 1e3).toFixed(1))),
  ]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '--:')), ...rows.map(line)].join('\n');
}
