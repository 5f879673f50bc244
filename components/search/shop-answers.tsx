import type { Route } from 'next';
import { policyOf } from '@/data/shop-pages';
import type { ShopPage } from '@/domain/search/shop-pages';
import { moreAbout } from './copy-results';
import { Link } from '@/components/ui/link';

/** What of the shop itself a query means: the way to its page, or the policy in its own words (docs/product.md 8.8). */
export function ShopAnswers({ pages }: { pages: readonly ShopPage<Route>[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className="mb-8 max-w-2xl space-y-5 border-y border-line py-5">
      {pages.map((page) => {
        const policy = policyOf(page);
        return (
          <li key={page.href}>
            {policy ? (
              <>
                <h2 className="text-2xl">{policy.title}</h2>
                <ul className="mt-2 list-disc space-y-1 pl-5">
                  {policy.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <Link href={page.href} className="bar-link text-link">
                  {moreAbout(policy.title)}
                </Link>
              </>
            ) : (
              <Link href={page.href} className="bar-link text-xl font-semibold underline">
                {page.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
