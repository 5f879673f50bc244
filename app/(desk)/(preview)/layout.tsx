import type { ReactNode } from 'react';
import { ShopDocument, shopMetadata, shopViewport } from '@/app/shop-document';

export const metadata = { ...shopMetadata, robots: { index: false, follow: false } };
export const viewport = shopViewport;

/** The root layout of a draft's preview: the shop's document, which search engines do not index. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <ShopDocument lang="en">{children}</ShopDocument>;
}
