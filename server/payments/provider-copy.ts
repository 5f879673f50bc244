/** Texts that the payment provider shows to the shopper. */
export const providerCopy = {
  code: (code: string | null) => `Code ${code}`,
  order: (order: string) => `Order ${order}`,
};
