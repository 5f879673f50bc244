import type { SearchPage } from '@/data/catalogue/catalogue';
import { brandLinks, type MenuLink } from '@/data/navigation';
import { resultsPath } from '@/domain/search/results-path';
import { Link } from '@/components/ui/link';
import { WaysOn } from '@/components/ui/ways-on';
import { byMaker, didYouMean } from '@/components/words/search';

type NothingFoundProps = {
  found: Pick<SearchPage, 'asked' | 'respelt'>;
  /** Whether the shop itself has answered: then no other spelling was meant. */
  isAnswered: boolean;
  waysOn: readonly MenuLink[];
};

/** The ways on where nothing was found: the nearest spelling, lists, makers (docs/product.md 8.9). */
export function NothingFound({ found: { asked, respelt }, isAnswered, waysOn }: NothingFoundProps) {
  const nearer = respelt && !isAnswered ? [{ label: didYouMean(respelt), href: resultsPath(respelt, asked) }] : [];
  return (
    <>
      {nearer.length > 0 && (
        <div className="mb-8">
          <WaysOn links={nearer} />
        </div>
      )}
      <WaysOn links={waysOn} quiet={nearer.length > 0} />
      <h2 className="mt-12 text-2xl">{byMaker}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {brandLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="bar-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
