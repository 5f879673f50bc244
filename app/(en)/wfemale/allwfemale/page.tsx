import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { listMetadata } from '@/app/watch-metadata';

export const generateMetadata = () => listMetadata('womens');

/** The first page of the women's list. */
export default function WomensPage() {
  return <WatchListPage name="womens" />;
}
