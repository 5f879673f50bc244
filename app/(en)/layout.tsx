import type { ReactNode } from 'react';
import { ShopDocument, shopMetadata, shopViewport } from '@/app/shop-document';

export const metadata = shopMetadata;
export const viewport = shopViewport;

/** The root layout of the shop's English pages. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <ShopDocument lang="en">{children}</ShopDocument>;
}
