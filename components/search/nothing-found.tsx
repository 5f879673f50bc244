import type { SearchPage } from '@/data/catalogue/catalogue';
import { brandLinks, type MenuLink } from '@/data/navigation';
import { without } from '@/domain/finding/selection';
import { resultsPath } from '@/domain/search/results-path';
import { Link } from '@/components/ui/link';
import { WaysOn } from '@/components/ui/ways-on';
import { byMaker, didYouMean, withoutPart } from '@/components/words/search';
import { partName } from './part-name';

type NothingFoundProps = {
  found: Pick<SearchPage, 'words' | 'asked' | 'respelt' | 'inTheWay'>;
  /** Whether the shop itself has answered: then no other spelling was meant. */
  isAnswered: boolean;
  waysOn: readonly MenuLink[];
};

/** The ways on where nothing was found: the nearest spelling, the part in the way, lists, makers (docs/product.md 8.9). */
export function NothingFound({ found: { words, asked, respelt, inTheWay }, isAnswered, waysOn }: NothingFoundProps) {
  const nearer = [
    ...(respelt && !isAnswered ? [{ label: didYouMean(respelt), href: resultsPath(respelt, asked) }] : []),
    ...(inTheWay
      ? [
          {
            label: withoutPart(partName(inTheWay.part), inTheWay.count),
            href: resultsPath(words, without(asked, inTheWay.part)),
          },
        ]
      : []),
  ];
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
