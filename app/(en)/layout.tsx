import { language } from '@/domain/language';
import type { ReactNode } from 'react';
import { ShopDocument, shopMetadata, shopViewport } from '@/app/shop-document';

export const metadata = shopMetadata;
export const viewport = shopViewport;

/** The root layout of the shop's English pages; a build of another language uses it too. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <ShopDocument lang={language}>{children}</ShopDocument>;
}
