import { ProductPage } from '@/components/product/product-page';
import { idsIn, watchAt } from '@/app/route-params';
import { productMetadata } from '@/app/watch-metadata';
import { availabilityOf } from '@/server/catalogue/availability';

type Props = PageProps<'/wfemale/allwfemale/[id]'>;

export const dynamicParams = false;
/** In seconds; the page shows availability (docs/product.md 25.10). */
export const revalidate = 60;
export const generateStaticParams = () => idsIn('womens');
export const generateMetadata = async ({ params }: Props) =>
  productMetadata(await watchAt('womens', (await params).id));

/** The product page of a women's watch. */
export default async function WomensWatchPage({ params }: Props) {
  const watch = await watchAt('womens', (await params).id);
  return <ProductPage watch={watch} availability={await availabilityOf(watch.key)} />;
}
