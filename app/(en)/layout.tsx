import type { ReactNode } from 'react';
import { ShopDocument, shopMetadata, shopViewport } from '@/app/shop-document';

export const metadata = shopMetadata;
export const viewport = shopViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <ShopDocument lang="en">{children}</ShopDocument>;
}
