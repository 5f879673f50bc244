import { ProductPage } from '@/components/product/product-page';
import { idsIn, watchAt } from '@/app/route-params';
import { productMetadata } from '@/app/watch-metadata';
import { availabilityOf } from '@/server/catalogue/availability';

type Props = PageProps<'/new/allnew/[id]'>;

export const dynamicParams = false;
/** In seconds; the page shows availability (docs/product.md 25.10). */
export const revalidate = 60;
export const generateStaticParams = () => idsIn('watchnew');
export const generateMetadata = async ({ params }: Props) =>
  productMetadata(await watchAt('watchnew', (await params).id));

/** The product page of a new arrival. */
export default async function NewArrivalsWatchPage({ params }: Props) {
  const watch = await watchAt('watchnew', (await params).id);
  return <ProductPage watch={watch} availability={await availabilityOf(watch.key)} />;
}
