import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductPage } from '@/components/product/product-page';
import { findWatch, watchesOf } from '@/data/catalogue';
import { brandAt, brands } from '@/data/ranges';
import { productMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/all/[brand]/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () =>
  brands.flatMap(({ segment, catalogue }) =>
    watchesOf(catalogue).map(({ id }) => ({ brand: segment, id: String(id) })),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productMetadata(await watchOf(params));
}

export default async function BrandWatchPage({ params }: Props) {
  return <ProductPage watch={await watchOf(params)} />;
}

async function watchOf(params: Props['params']) {
  const { brand, id } = await params;
  const catalogue = brandAt(brand)?.catalogue;
  return (catalogue && findWatch(catalogue, id)) ?? notFound();
}
