/** What an order has to exceed for free shipping, in cents: "on orders over $99", "over $249" (spec section 9, Shipping). */
export const freeShippingOver = {
  domestic: 99_00,
  international: 249_00,
} as const;
