// Spanish of ./open-graph-copy.ts (sha256 43124c613420)
export const watchAlt = (name: string, price: string) => `${name}, de frente, ${price}`;

export const countAndPrice = (count: number, price: string) =>
  count === 1 ? `1 reloj, ${price}` : `${count} relojes desde ${price}`;
