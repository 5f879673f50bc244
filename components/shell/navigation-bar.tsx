import { SearchBox } from '@/components/search/search-box';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { brandLinks, navigation } from '@/data/navigation';
import { searchTool } from '@/components/search/copy';
import { servesAgents } from '@/data/site';
import { shellWords } from './copy';
import { MenDropdown } from './men-dropdown';
import { NavigationLink } from './navigation-link';

/** The navigation bar (docs/product.md 3.7), the header's second line. On a phone its links are in the menu. */
export async function NavigationBar() {
  return (
    <nav aria-label={shellWords.navigation} className="hidden border-t border-line laptop:block">
      <div className="page-width flex h-13 items-center gap-4">
        <ul className="-ml-3 flex h-11 shrink-0 items-center font-semibold">
          {navigation.beforeMen.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} className="navigation-link" />
            </li>
          ))}
          <li>
            <MenDropdown label={navigation.men} links={brandLinks} />
          </li>
          {navigation.afterMen.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} className="navigation-link" />
            </li>
          ))}
        </ul>
        <SearchBox
          name="Shop search"
          watchCount={await catalogue.countWatches()}
          className="ml-auto w-80 min-w-0"
          tool={servesAgents() ? searchTool : undefined}
        />
      </div>
    </nav>
  );
}
