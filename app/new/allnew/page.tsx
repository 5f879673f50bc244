import type { Metadata } from 'next';
import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { watchesOf } from '@/data/catalogue';
import { newArrivals } from '@/data/ranges';
import { rangeMetadata } from '@/app/watch-metadata';

export const metadata: Metadata = rangeMetadata(newArrivals);

export default function NewArrivalsPage() {
  return <WatchListPage range={newArrivals} watches={watchesOf(newArrivals.catalogue)} />;
}
