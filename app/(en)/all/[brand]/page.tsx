import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { brands } from '@/data/brands';
import { catalogueAt } from '@/app/route-params';
import { listMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/all/[brand]'>;

export const dynamicParams = false;
export const generateStaticParams = () => brands.map(({ segment }) => ({ brand: segment }));
export const generateMetadata = async ({ params }: Props) => listMetadata(await catalogueAt(params));

/** The first page of a brand's list. */
export default async function BrandPage({ params }: Props) {
  return <WatchListPage name={await catalogueAt(params)} />;
}
