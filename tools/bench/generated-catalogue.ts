/** A watch in a catalogue's file. */
type RawWatch = { id: number; name: string; price: number } & Record<string, unknown>;

/**
 * Generates catalogues with `count` watches in total, spread evenly: the shop's own watches first, then copies with other ids,
 * names and prices.
 * @param own the shop's catalogues by name
 */
export function generateCatalogues(
  own: Readonly<Record<string, readonly RawWatch[]>>,
  count: number,
): Record<string, RawWatch[]> {
  const catalogues = Object.entries(own);
  return Object.fromEntries(
    catalogues.map(([name, watches], index) => {
      const size = Math.floor(count / catalogues.length) + (index < count % catalogues.length ? 1 : 0);
      return [name, Array.from({ length: size }, (_, position) => generateWatch(watches, position))];
    }),
  );
}

/**
 * Generates a price list of generated catalogues: a copy has the price of its model.
 * @param own the shop's price list, `{ "xerix/1": 229 }`
 */
export function generatePrices(
  own: Readonly<Record<string, number>>,
  catalogues: Readonly<Record<string, readonly RawWatch[]>>,
): Record<string, number> {
  const prices = Object.entries(catalogues).flatMap(([name, watches]) => {
    const models = Object.keys(own).filter((key) => key.startsWith(`${name}/`));
    return watches.flatMap(({ id }, position) => {
      const price = own[models[position % models.length] ?? ''];
      return price === undefined ? [] : [[`${name}/${id}`, price] as const];
    });
  });
  return Object.fromEntries(prices);
}

/** @param position from 0 */
function generateWatch(watches: readonly RawWatch[], position: number): RawWatch {
  const model = watches[position % watches.length];
  if (!model) throw new Error('A catalogue without watches cannot be multiplied.');
  const series = Math.floor(position / watches.length);
  if (series === 0) return { ...model, id: position + 1 };
  return { ...model, id: position + 1, name: `${model.name} Mk ${series + 1}`, price: model.price + (series % 200) };
}
