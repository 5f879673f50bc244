import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { listMetadata } from '@/app/watch-metadata';

export const generateMetadata = () => listMetadata('watchnew');

/** The first page of the New Arrivals. */
export default function NewArrivalsPage() {
  return <WatchListPage name="watchnew" />;
}
