/** Where the shop says what is left (`contract/stock.ts`). */
export const stockPath = '/api/stock';
