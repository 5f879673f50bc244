import type { SearchPage } from '@/data/catalogue/catalogue';
import type { MenuLink } from '@/data/navigation';
import { foundPath } from '@/domain/finding/selection';
import { MakerLinks } from '@/components/catalogue/maker-links';
import { WaysOn } from '@/components/ui/ways-on';
import { didYouMean } from './copy-results';

type NothingFoundProps = {
  found: Pick<SearchPage, 'asked' | 'respelt'>;
  /** Whether the shop itself has answered: then no other spelling was meant. */
  isAnswered: boolean;
  waysOn: readonly MenuLink[];
};

/** The ways on where nothing was found: the nearest spelling, lists, makers (docs/product.md 8.9). */
export function NothingFound({ found: { asked, respelt }, isAnswered, waysOn }: NothingFoundProps) {
  const nearer =
    respelt && !isAnswered
      ? [{ label: didYouMean(respelt), href: foundPath('/search', { words: respelt, selection: asked }) }]
      : [];
  return (
    <>
      {nearer.length > 0 && (
        <div className="mb-8">
          <WaysOn links={nearer} />
        </div>
      )}
      <WaysOn links={waysOn} quiet={nearer.length > 0} />
      <MakerLinks />
    </>
  );
}
