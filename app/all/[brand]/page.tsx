import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WatchListPage } from '@/components/catalogue/watch-list-page';
import { watchesOf } from '@/data/catalogue';
import { brandAt, brands } from '@/data/ranges';
import { rangeMetadata } from '@/app/watch-metadata';

export const dynamicParams = false;
export const generateStaticParams = () => brands.map(({ segment }) => ({ brand: segment }));

export async function generateMetadata({ params }: PageProps<'/all/[brand]'>): Promise<Metadata> {
  return rangeMetadata(brandAt((await params).brand) ?? notFound());
}

export default async function BrandPage({ params }: PageProps<'/all/[brand]'>) {
  const brand = brandAt((await params).brand) ?? notFound();
  return <WatchListPage range={brand} watches={watchesOf(brand.catalogue)} />;
}
