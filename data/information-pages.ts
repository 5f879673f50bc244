import { route } from './route';

/** A guest's way back to an order (docs/product.md 29.1). */
export const findOrder = { label: 'Find your order', href: route('/order') };
