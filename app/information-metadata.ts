import type { Metadata } from 'next';
import { informationOf } from '@/components/information/all-information';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type InformationName, informationLinks, informationTitles } from '@/data/information-pages';
import { openGraphOfHome } from '@/data/open-graph';
import { pageMetadata } from './page-metadata';

/** Metadata of an information page. */
export async function informationMetadata(name: InformationName): Promise<Metadata> {
  return pageMetadata({
    title: informationTitles[name],
    description: (await informationOf(name)).description,
    path: informationLinks[name].href,
    picture: openGraphOfHome(await catalogue.listAll('all')),
  });
}
