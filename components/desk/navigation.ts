import type { Route } from 'next';

/** The screens of the desk, in the order of the navigation. */
export const screens: readonly { label: string; href: Route }[] = [
  { label: 'Today', href: '/desk' as Route },
  { label: 'Orders', href: '/desk/orders' as Route },
  { label: 'New order', href: '/desk/new-order' as Route },
  { label: 'Returns', href: '/desk/returns' as Route },
  { label: 'Messages', href: '/desk/messages' as Route },
  { label: 'Stock', href: '/desk/stock' as Route },
  { label: 'Watches', href: '/desk/watches' as Route },
  { label: 'Prices', href: '/desk/prices' as Route },
  { label: 'Shoppers', href: '/desk/shoppers' as Route },
  { label: 'Health', href: '/desk/health' as Route },
];
