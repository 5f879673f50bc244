import { ProductPage } from '@/components/product/product-page';
import { idsIn, watchAt } from '@/app/watch-at';
import { productMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/wfemale/allwfemale/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idsIn('womens');
export const generateMetadata = async ({ params }: Props) =>
  productMetadata(await watchAt('womens', (await params).id));

export default async function WomensWatchPage({ params }: Props) {
  return <ProductPage watch={await watchAt('womens', (await params).id)} />;
}
