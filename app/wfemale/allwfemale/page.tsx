import type { Metadata } from 'next';
import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { watchesOf } from '@/data/catalogue';
import { womens } from '@/data/ranges';
import { rangeMetadata } from '@/app/watch-metadata';

export const metadata: Metadata = rangeMetadata(womens);

export default function WomensPage() {
  return <WatchListPage range={womens} watches={watchesOf(womens.catalogue)} />;
}
