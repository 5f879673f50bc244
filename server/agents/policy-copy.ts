/** Rights of a shopper in the European Union, as agents are told of them (docs/product.md 36.12). */
export const policyCopy = {
  withdrawal: (days: number, url: string) =>
    `In the European Union you may withdraw from the contract until ${days} days after delivery, without a reason: ${url}`,
  guarantee: (years: number) =>
    `In the European Union you have a legal guarantee of at least ${years} years from delivery.`,
};
