import { generateCatalogues, generatePrices } from './generated-catalogue';

const own = {
  a: [
    { id: 1, name: 'Noon', price: 10 },
    { id: 2, name: 'Dusk', price: 20 },
  ],
  b: [{ id: 1, name: 'Dawn', price: 30 }],
};

test('generateCatalogues returns the shop’s own watches first, then copies of them', () => {
  expect(generateCatalogues(own, 7)).toEqual({
    a: [
      { id: 1, name: 'Noon', price: 10 },
      { id: 2, name: 'Dusk', price: 20 },
      { id: 3, name: 'Noon Mk 2', price: 11 },
      { id: 4, name: 'Dusk Mk 2', price: 21 },
    ],
    b: [
      { id: 1, name: 'Dawn', price: 30 },
      { id: 2, name: 'Dawn Mk 2', price: 31 },
      { id: 3, name: 'Dawn Mk 3', price: 32 },
    ],
  });
});

test('generatePrices returns the price of its model for each copy', () => {
  const prices = { 'a/1': 9, 'a/2': 18, 'b/1': 27 };
  expect(generatePrices(prices, generateCatalogues(own, 5))).toEqual({ ...prices, 'a/3': 9, 'b/2': 27 });
});
