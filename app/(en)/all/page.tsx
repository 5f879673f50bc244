import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { listMetadata } from '@/app/watch-metadata';

export const generateMetadata = () => listMetadata('all');

export default function AllPage() {
  return <WatchListPage name="all" />;
}
