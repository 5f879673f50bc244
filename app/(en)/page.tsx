import { shownPrice } from '@/domain/watch-price';
import type { Metadata } from 'next';
import { ArrivalNote } from '@/components/account/arrival-note';
import { JsonLd } from '@/components/catalogue/structured-data/json-ld';
import { shopData } from '@/components/catalogue/structured-data/shop-data';
import { AllBrands } from '@/components/home/all-brands';
import type { CarouselSlot } from '@/components/home/carousel';
import { Hero } from '@/components/home/hero';
import { NewArrivals } from '@/components/home/new-arrivals';
import { OddDial } from '@/components/home/odd-dial';
import { OddHours } from '@/components/home/odd-hours';
import { PopularBrands } from '@/components/home/popular-brands';
import { RecentlyViewed } from '@/components/product/more/recently-viewed';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { carouselSlots } from '@/data/home';
import { openGraphOfHome } from '@/data/open-graph';
import { site } from '@/data/site';
import { pictureOf } from '@/data/watch-pictures';
import { newArrivalsFeed } from '@/app/feeds/new-arrivals-feed';
import { homeTitle } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: { absolute: homeTitle(site.name) },
    description: site.description,
    path: '/',
    picture: openGraphOfHome(await catalogue.listAll('all')),
    feeds: newArrivalsFeed,
  });
}

/** The home page (docs/product.md 4.1). */
export default async function HomePage() {
  return (
    <>
      <JsonLd data={shopData()} />
      <ArrivalNote className="page-width" />
      <Hero slots={await Promise.all(carouselSlots.map(showSlide))} />
      <OddDial />
      <PopularBrands />
      <OddHours />
      <AllBrands />
      <NewArrivals />
      <div data-row-without="" />
      <RecentlyViewed />
    </>
  );
}

async function showSlide(key: (typeof carouselSlots)[number]): Promise<CarouselSlot> {
  const watch = key && (await catalogue.findWatch(key));
  if (!watch) return null;
  return {
    href: watch.path,
    name: watch.fullName,
    ...shownPrice(watch),
    picture: pictureOf(watch, 0),
  };
}
