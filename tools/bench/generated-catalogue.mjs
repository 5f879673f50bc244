/**
 * @typedef {{ id: number, name: string, price: number } & Record<string, unknown>} RawWatch a watch as its file holds it
 */

/**
 * Catalogues of so many watches in all, spread evenly: the shop's own first, then the same again under other ids, names
 * and prices, with the same pictures.
 *
 * @param {Record<string, readonly RawWatch[]>} own the shop's catalogues by name
 * @param {number} count how many watches in all
 * @returns {Record<string, RawWatch[]>}
 */
export function generateCatalogues(own, count) {
  const catalogues = Object.entries(own);
  return Object.fromEntries(
    catalogues.map(([name, watches], index) => {
      const size = Math.floor(count / catalogues.length) + (index < count % catalogues.length ? 1 : 0);
      return [name, Array.from({ length: size }, (_, position) => generateWatch(watches, position))];
    }),
  );
}

/**
 * @param {readonly RawWatch[]} watches
 * @param {number} position from 0
 */
function generateWatch(watches, position) {
  const model = watches[position % watches.length];
  const series = Math.floor(position / watches.length);
  if (series === 0) return { ...model, id: position + 1 };
  return { ...model, id: position + 1, name: `${model.name} Mk ${series + 1}`, price: model.price + (series % 200) };
}
