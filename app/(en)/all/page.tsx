import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { listMetadata } from '@/app/watch-metadata';

export const generateMetadata = () => listMetadata('all');

/** The first page of the list of all watches. */
export default function AllPage() {
  return <WatchListPage name="all" />;
}
