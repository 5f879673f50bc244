import { ProductPage } from '@/components/product/product-page';
import { idsIn, watchAt } from '@/app/watch-at';
import { productMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/new/allnew/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idsIn('watchnew');
export const generateMetadata = async ({ params }: Props) =>
  productMetadata(await watchAt('watchnew', (await params).id));

export default async function NewArrivalsWatchPage({ params }: Props) {
  return <ProductPage watch={await watchAt('watchnew', (await params).id)} />;
}
