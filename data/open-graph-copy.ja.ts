// Japanese of ./open-graph-copy.ts (sha256 43124c613420)
export const watchAlt = (name: string, price: string) => `${name}、正面、${price}`;

export const countAndPrice = (count: number, price: string) =>
  count === 1 ? `時計 1 点、${price}` : `時計 ${count} 点、${price}から`;
