/** Alternative text of a watch's Open Graph picture. */
export const watchAlt = (name: string, price: string) => `${name}, front, ${price}`;

export const countAndPrice = (count: number, price: string) =>
  count === 1 ? `1 watch, ${price}` : `${count} watches from ${price}`;
