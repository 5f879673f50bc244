import type { Metadata } from 'next';
import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { allWatches } from '@/data/catalogue';
import { everything } from '@/data/ranges';
import { rangeMetadata } from '@/app/watch-metadata';

export const metadata: Metadata = rangeMetadata(everything);

export default function AllPage() {
  return <WatchListPage range={everything} watches={allWatches} />;
}
