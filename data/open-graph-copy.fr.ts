// French of ./open-graph-copy.ts (sha256 43124c613420)
export const watchAlt = (name: string, price: string) => `${name}, vue de face, ${price}`;

export const countAndPrice = (count: number, price: string) =>
  count < 2 ? `${count} montre, ${price}` : `${count} montres à partir de ${price}`;
