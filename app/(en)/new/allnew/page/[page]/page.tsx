import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { laterPages } from '@/data/list-pages';
import { listMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/new/allnew/page/[page]'>;

export const dynamicParams = false;
export const generateStaticParams = async () => (await laterPages('watchnew')).map((page) => ({ page }));
export const generateMetadata = async ({ params }: Props) => listMetadata('watchnew', (await params).page);

/** A later page of the New Arrivals (docs/product.md 2.8). */
export default async function NewArrivalsLaterPage({ params }: Props) {
  return <WatchListPage name="watchnew" page={(await params).page} />;
}
