import { ProductPage } from '@/components/product/product-page';
import { brands } from '@/data/brands';
import { catalogueAt, idsIn, watchAt } from '@/app/route-params';
import { productMetadata } from '@/app/watch-metadata';
import { availabilityOf } from '@/server/catalogue/availability';

type Props = PageProps<'/all/[brand]/[id]'>;

export const dynamicParams = false;
/** In seconds; the page shows availability (docs/product.md 25.10). */
export const revalidate = 60;

export async function generateStaticParams() {
  const params = brands.map(async ({ segment, catalogue }) =>
    (await idsIn(catalogue)).map(({ id }) => ({ brand: segment, id })),
  );
  return (await Promise.all(params)).flat();
}

export async function generateMetadata({ params }: Props) {
  return productMetadata(await watchAt(await catalogueAt(params), (await params).id));
}

/** The product page of a brand's watch. */
export default async function BrandWatchPage({ params }: Props) {
  const watch = await watchAt(await catalogueAt(params), (await params).id);
  return <ProductPage watch={watch} availability={await availabilityOf(watch.key)} />;
}
