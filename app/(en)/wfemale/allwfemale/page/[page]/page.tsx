import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { laterPages } from '@/data/list-pages';
import { listMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/wfemale/allwfemale/page/[page]'>;

export const dynamicParams = false;
export const generateStaticParams = async () => (await laterPages('womens')).map((page) => ({ page }));
export const generateMetadata = async ({ params }: Props) => listMetadata('womens', (await params).page);

/** A later page of the women's list (docs/product.md 2.8). */
export default async function WomensLaterPage({ params }: Props) {
  return <WatchListPage name="womens" page={(await params).page} />;
}
