import type { Metadata } from 'next';
import { JsonLd } from '@/components/catalogue/json-ld';
import { AllBrands } from '@/components/home/all-brands';
import { Hero } from '@/components/home/hero';
import { NewArrivals } from '@/components/home/new-arrivals';
import { PopularBrands } from '@/components/home/popular-brands';
import { findWatch } from '@/data/catalogue';
import { carouselSlots } from '@/data/home';
import { openGraphPictureAt } from '@/data/pictures';
import { fullNameOf, pathOf, pictureOf } from '@/data/watch-pages';
import { centsOf, formatMoney } from '@/domain/money';
import { pageMetadata } from './page-metadata';
import { site } from '@/data/site';
import { shopData } from '@/components/catalogue/structured-data';

const slots = carouselSlots.map((slot) => {
  const watch = slot && findWatch(slot.catalogue, slot.id);
  if (!watch) return null;
  return {
    href: pathOf(watch),
    name: fullNameOf(watch),
    price: formatMoney(centsOf(watch.price)),
    picture: pictureOf(watch, 0),
  };
});

export const metadata: Metadata = pageMetadata({
  title: { absolute: `${site.name}: watches from makers that refuse to look alike` },
  description: site.description,
  path: '/',
  picture: openGraphPictureAt('/watches/california/3-1.webp'),
});

export default function HomePage() {
  return (
    <>
      <JsonLd data={shopData()} />
      <Hero slots={slots} />
      <PopularBrands />
      <AllBrands />
      <NewArrivals />
    </>
  );
}
