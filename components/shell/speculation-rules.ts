import { hydratedAttribute } from '@/browser/root-marks';
import { informationLinks } from '@/data/information-pages';
import { everythingPath, newArrivals, womens } from '@/data/ranges';

/** The static pages, the same for everybody: to fetch one has no effect, and every copy in between is as good. */
const publicLinks = [
  ...[everythingPath, womens.path, newArrivals.path].flatMap((path) => [`[href='${path}']`, `[href^='${path}/']`]),
  ...['/', '/contact/form', ...Object.values(informationLinks).map(({ href }) => href)].map(
    (path) => `[href='${path}']`,
  ),
];

/**
 * What a browser may fetch when somebody points at a link before the page's scripts have come (Speculation Rules API): public
 * static pages, whole, and nothing with a query, which is made on request. After that a link fetches ahead itself, and less
 * (docs/decisions/0088-fetched-before-the-scripts.md). Short, because each page carries it.
 */
export const speculationRules = {
  prefetch: [
    {
      where: { selector_matches: `:root:not([${hydratedAttribute}]) a:is(${publicLinks.join()}):not([href*='?'])` },
      eagerness: 'moderate',
    },
  ],
};
