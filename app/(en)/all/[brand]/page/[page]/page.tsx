import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { brands } from '@/data/brands';
import { laterPages } from '@/data/list-pages';
import { catalogueAt } from '@/app/route-params';
import { listMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/all/[brand]/page/[page]'>;

export const dynamicParams = false;

export async function generateStaticParams() {
  const params = brands.map(async ({ segment, catalogue }) =>
    (await laterPages(catalogue)).map((page) => ({ brand: segment, page })),
  );
  return (await Promise.all(params)).flat();
}

export const generateMetadata = async ({ params }: Props) =>
  listMetadata(await catalogueAt(params), (await params).page);

/** A later page of a brand's list of more than 60 watches (docs/product.md 2.8). */
export default async function BrandLaterPage({ params }: Props) {
  return <WatchListPage name={await catalogueAt(params)} page={(await params).page} />;
}
