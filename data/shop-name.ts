/** Shop facts used by client scripts; the rest is in `data/site.ts` (docs/product.md 1.2, 1.3). */
export const shopName = 'Odd Hours';

export const shopMail = { href: 'mailto:hello@oddhours.example', label: 'hello@oddhours.example' };
