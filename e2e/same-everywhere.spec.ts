import { ExampleAgent } from './support/example-agent';
import { expect, test } from './support/fixtures';
import { dataIn, textAt, textsIn } from './support/read-pages';
import { allWatches, pathOf, usd, soldOutInTests } from './support/shop';

/** Watches that no other test sets out of stock. */
const watches = allWatches.filter(({ catalogue, id }) => !soldOutInTests.includes(`${catalogue}/${id}`));

test('page, structured data, feeds, Markdown and catalogue tool agree on id, price and availability', async ({
  request,
  baseURL,
}) => {
  const agent = await ExampleAgent.connect(String(baseURL));
  const ids = watches.map(({ catalogue, id }) => `${catalogue}-${id}`);
  const parts = [ids.slice(0, 27), ids.slice(27)];
  const products = (await Promise.all(parts.map((part) => agent.lookUp(part)))).flat();
  agent.close();
  const google = (await textAt(request, '/feeds/google.xml')).split('<item>').slice(1);
  const lines = (await textAt(request, '/feeds/products.jsonl')).trim().split('\n');
  const fed = lines.map((line): Record<string, string> => JSON.parse(line));
  for (const [index, watch] of watches.entries()) {
    const id = String(ids[index]);
    const found = products.find((product) => product.id === id);
    if (!found) throw new Error(`The catalogue tool has no ${id}.`);
    const { price, list_price: list = price, availability } = found.variants[0];
    const feedPrice = `${(list.amount / 100).toFixed(2)} USD`;
    expect(availability.available, id).toBe(true);
    const item = google.find((each) => textsIn(each, 'g:id')[0] === id) ?? '';
    // Later prices are shipping rates.
    expect([textsIn(item, 'g:price')[0], ...textsIn(item, 'g:availability')], id).toEqual([feedPrice, 'in_stock']);
    const line = fed.find((each) => each.item_id === id);
    expect([line?.price, line?.availability], id).toEqual([feedPrice, 'in_stock']);
    const html = await textAt(request, pathOf(watch));
    const data = dataIn(html).find((thing) => thing['@type'] === 'Product');
    expect(data, id).toMatchObject({
      sku: id,
      offers: { price: (price.amount / 100).toFixed(2), availability: 'https://schema.org/InStock' },
    });
    expect(html, id).toContain(usd(list.amount / 100));
    const markdown = await textAt(request, `${pathOf(watch)}.md`);
    expect(markdown, id).toContain(usd(list.amount / 100));
    expect(markdown, id).toContain('. In stock.');
  }
});
