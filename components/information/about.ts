import { brands } from '@/data/brands';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { informationLinks } from '@/data/information-pages';
import { newArrivals, ranges, womens } from '@/data/ranges';
import { aboutCopy as copy } from './copy';
import { companyPoints, type Information } from './information';

/** The about page; its watch count comes from the catalogue. */
export async function aboutUs(): Promise<Information> {
  const watchCount = await catalogue.countWatches();
  return {
    name: 'about',
    description: copy.description,
    intro: copy.intro,
    sections: [
      {
        id: 'range',
        title: copy.range.title,
        parts: [
          copy.range.counts(watchCount, ranges.length, brands.length, [womens.name, newArrivals.name]),
          { head: copy.range.head, rows: brands.map(({ name, tagline }) => [name, tagline]) },
        ],
      },
      {
        id: 'figures',
        title: copy.figures.title,
        parts: copy.figures.parts,
      },
      {
        id: 'company',
        title: copy.company,
        parts: [{ points: companyPoints(process.env) }, { links: [informationLinks.terms, informationLinks.privacy] }],
      },
    ],
  };
}
