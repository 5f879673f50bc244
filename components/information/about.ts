import { brands } from '@/data/brands';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { informationLinks } from '@/data/information-pages';
import { newArrivals, ranges, womens } from '@/data/ranges';
import { site } from '@/data/site';
import { companyPoints, type Information } from './information';

/** The about page; its watch count comes from the catalogue. */
export async function aboutUs(): Promise<Information> {
  const watchCount = await catalogue.countWatches();
  return {
    name: 'about',
    description: `About ${site.name}: what we sell, where our pictures and figures come from, and who runs the shop.`,
    intro: `${site.name} is an online watch shop. Its logo is a dial with only the odd hours on it.`,
    sections: [
      {
        id: 'range',
        title: 'What we sell',
        parts: [
          `${watchCount} watches in ${ranges.length} collections: one for each of ${brands.length} makers, ${womens.name} and ${newArrivals.name}. We carry brands that make a statement.`,
          { head: ['Maker', 'In short'], rows: brands.map(({ name, tagline }) => [name, tagline]) },
        ],
      },
      {
        id: 'figures',
        title: 'Figures and pictures',
        parts: [
          'Every watch states its case diameter, thickness, lug to lug, strap, weight and water resistance, because that is what decides whether it fits. The drawings on its page are made from the same figures.',
          'The models are inventions of this shop, and their pictures are computed from their figures. The names of brands belong to their owners.',
          'We have no customer reviews, so no page shows a rating. The four stars on a card are decoration.',
        ],
      },
      {
        id: 'company',
        title: 'Who runs it',
        parts: [{ points: companyPoints(process.env) }, { links: [informationLinks.terms, informationLinks.privacy] }],
      },
    ],
  };
}
