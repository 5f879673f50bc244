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

/** The page of an address that no root layout knows. */
export default function UnknownAddress() {
  return (
    <ShopDocument lang="en">
      <NotFound />
    </ShopDocument>
  );
}
