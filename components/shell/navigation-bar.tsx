import { SearchBox } from '@/components/search/search-box';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { brandLinks, navigation } from '@/data/navigation';
import { shellWords } from '@/components/words/shell';
import { MenDropdown } from './men-dropdown';
import { NavigationLink } from './navigation-link';

/**
 * The navigation bar (docs/product.md 3.7). On a phone its links are in the menu; its place stays, because cards
 * and shop buttons scroll to it.
 */
export async function NavigationBar() {
  return (
    <div id="navigation">
      <nav aria-label={shellWords.navigation} className="hidden border-b border-line laptop:block">
        <div className="page-width flex h-14 items-center">
          <ul className="-ml-3 flex font-semibold">
            {navigation.beforeMen.map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} className="bar-link px-3" />
              </li>
            ))}
            <li>
              <MenDropdown label={navigation.men} links={brandLinks} />
            </li>
            {navigation.afterMen.map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} className="bar-link px-3" />
              </li>
            ))}
          </ul>
          <SearchBox name="Shop search" watchCount={await catalogue.countWatches()} className="ml-auto w-80" />
        </div>
      </nav>
    </div>
  );
}
