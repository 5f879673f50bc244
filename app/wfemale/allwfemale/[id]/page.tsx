import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductPage } from '@/components/product/product-page';
import { findWatch, watchesOf } from '@/data/catalogue';
import { productMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/wfemale/allwfemale/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => watchesOf('womens').map(({ id }) => ({ id: String(id) }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productMetadata(await watchOf(params));
}

export default async function WomensWatchPage({ params }: Props) {
  return <ProductPage watch={await watchOf(params)} />;
}

async function watchOf(params: Props['params']) {
  return findWatch('womens', (await params).id) ?? notFound();
}
