'use client';

import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import type { Priced } from '@/domain/weekend-price';
import { Price } from './price';

/** What a small card shows of a watch; its picture in all variants, since its page shows it larger. */
type SmallWatch = Priced & { name: string; path: Route; picture: PictureSource };

type SmallCardProps = { watch: SmallWatch; sizes: string; note?: string; heading?: 'h3' | 'h4' };

/**
 * A watch in few words: picture, name, price, and why it stands there. A client component, so that a page carries its data twice and
 * not its markup (docs/decisions/0008-page-weight.md).
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
