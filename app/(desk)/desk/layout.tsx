import type { Metadata, Route, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DeskKeys } from '@/components/desk/keys';
import { site } from '@/data/site';
import './desk.css';

export const metadata: Metadata = {
  title: { default: `Desk | ${site.name}`, template: `%s | Desk` },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

/** The screens of the desk, in the order of the navigation. */
const screens: readonly { label: string; href: Route }[] = [
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

/** The root layout of the owner's desk. It shares no style and no script with the shop's pages (docs/product.md 41.3). */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <a href="#main" className="desk-skip">
          Skip to content
        </a>
        <header className="desk-header">
          <a href="/desk" className="desk-brand">
            {site.name} desk
          </a>
          <nav aria-label="Desk" className="desk-nav">
            {screens.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </header>
        {children}
        <DeskKeys />
      </body>
    </html>
  );
}
