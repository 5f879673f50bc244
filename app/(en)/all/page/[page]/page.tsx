import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { laterPages } from '@/data/list-pages';
import { listMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/all/page/[page]'>;

export const dynamicParams = false;
export const generateStaticParams = async () => (await laterPages('all')).map((page) => ({ page }));
export const generateMetadata = async ({ params }: Props) => listMetadata('all', (await params).page);

/** A later page of the list of all watches (docs/product.md 2.8). */
export default async function AllLaterPage({ params }: Props) {
  return <WatchListPage name="all" page={(await params).page} />;
}
