import type { ReactNode } from 'react';
import { ShopDocument, shopMetadata, shopViewport } from '@/app/shop-document';

export const metadata = { ...shopMetadata, robots: { index: false, follow: false } };
export const viewport = shopViewport;

/** The shop's document around the preview of a draft. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <ShopDocument lang="en">{children}</ShopDocument>;
}
