import { language } from '@/domain/language';
import type { Metadata } from 'next';
import NotFound, { metadata as notFoundMetadata } from '@/app/(en)/not-found';
import { ShopDocument, shopMetadata, shopViewport } from '@/app/shop-document';
import { site } from '@/data/site';

/** The title's template of `shopMetadata` applies to pages below a layout only. */
export const metadata: Metadata = {
  ...shopMetadata,
  ...notFoundMetadata,
  title: `${notFoundMetadata.title} | ${site.name}`,
};
export const viewport = shopViewport;

/** The 404 page of an address outside every root layout. */
export default function UnknownAddress() {
  return (
    <ShopDocument lang={language}>
      <NotFound />
    </ShopDocument>
  );
}
