// Verifies docs/product.md 45.8 for agents.
import { inLanguage } from '@/domain/testing/in-language';

const now = new Date('2026-11-20T12:00:00Z');

it('an agent that asks a German address gets the texts of a watch and its policies in German', async () => {
  const { product, policies } = await inLanguage('de', async () => {
    jest.doMock('@/data/watch-texts', () => jest.requireActual('@/data/watch-texts.de'));
    jest.doMock('@/data/policies-copy', () => jest.requireActual('@/data/policies-copy.de'));
    const { catalogue } = await import('@/data/catalogue/shop-catalogue');
    const { policiesOf, productOf } = await import('./product');
    const watch = await catalogue.findWatch('xerix/1');
    if (!watch) throw new Error('The watch does not exist.');
    return { product: productOf(watch, 'eur', { now, soldOut: new Set() }), policies: policiesOf(watch) };
  });
  expect(product.description.plain).toMatch(/^Auf diesem Zifferblatt gibt es keine Zeiger\. /);
  expect(product.variants[0]?.description).toEqual(product.description);
  expect(product.metadata.specification).toMatchObject({
    movement: 'Automatic',
    functions: 'Stunden und Minuten auf drehenden Scheiben',
    crystal: 'Gewölbtes Mineralglas, gehärtet',
  });
  expect(policies.map(({ description }) => description.plain)).toEqual([
    expect.stringMatching(/ohne Angabe von Gründen widerrufen: http\S+\/de\/withdraw$/),
    expect.stringMatching(/mindestens 2 Jahre gesetzliche Gewährleistung\.$/),
  ]);
});
