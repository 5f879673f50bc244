import type { Route } from 'next';

/** The screens of the desk, in the order of the navigation. */
export const screens: readonly { label: string; href: Route }[] = [
  { label: 'Today', href: '/desk' },
  { label: 'Orders', href: '/desk/orders' },
  { label: 'New order', href: '/desk/new-order' },
  { label: 'Returns', href: '/desk/returns' },
  { label: 'Messages', href: '/desk/messages' },
  { label: 'Stock', href: '/desk/stock' },
  { label: 'Watches', href: '/desk/watches' },
  { label: 'Prices', href: '/desk/prices' },
  { label: 'Shoppers', href: '/desk/shoppers' },
  { label: 'Health', href: '/desk/health' },
];
