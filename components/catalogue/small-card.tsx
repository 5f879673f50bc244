import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';

/** What a small card shows of a watch; the price in USD cents. */
type SmallWatch = { name: string; priceCents: number; path: Route; picture: PictureSource };

type SmallCardProps = { watch: SmallWatch; sizes: string; note?: string; heading?: 'h3' | 'h4' };

/** A watch in few words: picture, name, price, and why it stands there. */
export function SmallCard({ watch, sizes, note, heading: Heading = 'h3' }: SmallCardProps) {
  const { name, priceCents, path, picture } = watch;
  return (
    <Link href={path} toNavigation className="small-card">
      <Picture picture={picture} sizes={sizes} widest={640} className="aspect-4/5" />
      <Heading>{name}</Heading>
      <span>{formatMoney(priceCents)}</span>
      {note && <p>{note}</p>}
    </Link>
  );
}
