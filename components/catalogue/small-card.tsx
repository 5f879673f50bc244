'use client';

import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import type { ShownPrice } from '@/domain/watch-price';
import { Price } from './price';

/** The data of a small card. The picture lists all variants, because the view transition to the product page needs a larger one. */
type SmallWatch = ShownPrice & { name: string; path: Route; picture: PictureSource };

type SmallCardProps = { watch: SmallWatch; sizes: string; note?: string; heading?: 'h3' | 'h4' };

/**
 * A watch with picture, name, price and an optional note. A client component, so that the React payload repeats its props and not
 * its longer markup (docs/decisions/0008-page-weight.md).
 */
export function SmallCard({ watch, sizes, note, heading: Heading = 'h3' }: SmallCardProps) {
  const { name, path, picture } = watch;
  return (
    <Link href={path} shows={picture} toNavigation className="small-card">
      <Picture picture={picture} sizes={sizes} widest={640} className="aspect-4/5" />
      <Heading>{name}</Heading>
      <span>
        <Price of={watch} />
      </span>
      {note && <p>{note}</p>}
    </Link>
  );
}
