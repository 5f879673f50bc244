import { addressOf } from '@/domain/language';
import { hydratedAttribute } from '@/browser/root-attributes';
import { informationLinks } from '@/data/information-pages';
import { everythingPath, newArrivals, womens } from '@/data/ranges';

/** Selectors of static pages without personal content: prefetching them has no side effects and caches may store them. */
const publicLinks = [
  ...[everythingPath, womens.path, newArrivals.path].map((path) => `[href^='${addressOf(path)}/']`),
  ...[
    '/',
    everythingPath,
    womens.path,
    newArrivals.path,
    '/contact/form',
    ...Object.values(informationLinks).map(({ href }) => href),
  ].map((path) => `[href='${addressOf(path)}']`),
];

/**
 * Speculation rules that prefetch public static pages on hover before hydration. URLs with a query are rendered on request
 * and excluded. After hydration each link prefetches its smaller route data itself
 * (docs/decisions/0009-prefetch-and-transitions.md). Kept short, because every page contains it.
 */
export const speculationRules = {
  prefetch: [
    {
      where: { selector_matches: `:root:not([${hydratedAttribute}]) a:is(${publicLinks.join()}):not([href*='?'])` },
      eagerness: 'moderate',
    },
  ],
};
