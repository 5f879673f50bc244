import { searchTool } from '@/components/search/copy';
import { SearchBox } from '@/components/search/search-box';
import { SearchLink } from '@/components/search/search-link';
import { shellCopy } from '@/components/shell/copy';
import { NavigationLink, LinkList } from '@/components/shell/links';
import { Logo, Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictograms } from '@/components/ui/pictograms';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { brandLinks, navigation, type MenuLink } from '@/data/navigation';
import { site, servesAgents } from '@/data/site';
import { CartLink, WishlistLink, CountStatus } from './counts';
import { MenDropdown } from './men-dropdown';
import { MenuDialog } from './menu-dialog';
import { ShopperLines } from './shopper-lines';

/** The sticky header (docs/product.md 3.1). */
export async function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="header-row">
        <Link href="/" className="shop-name">
          <Logo className="size-7 max-[22rem]:hidden" />
          {site.name}
        </Link>
        <ul className="header-contacts">
          {[site.phone, site.mail, site.secondPhone].map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="bar-link hover:text-ink">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <CountStatus />
        <ShopperLines />
        {/* A fixed width: the page may be painted before all icons have been parsed. */}
        <div className="-me-2.5 flex w-44 shrink-0 laptop:-me-1 laptop:w-33">
          <SearchLink watchCount={await catalogue.countWatches()} />
          <WishlistLink />
          <Link href="/auth/user" aria-label={shellCopy.account} className="icon-button hidden laptop:inline-flex">
            <Pictogram shape={pictograms.account} />
          </Link>
          <CartLink />
          <PhoneMenu />
        </div>
      </div>
      <NavigationBar />
    </header>
  );
}

/** The navigation bar (docs/product.md 3.7). On a phone its links are in the menu. */
async function NavigationBar() {
  return (
    <nav aria-label={shellCopy.navigation} className="hidden border-t border-line laptop:block">
      <div className="page-width flex h-13 items-center gap-4">
        <ul className="-ms-3 flex h-11 shrink-0 items-center font-semibold">
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
          name={shellCopy.search}
          watchCount={await catalogue.countWatches()}
          className="ms-auto w-80 min-w-0"
          tool={servesAgents() ? searchTool : undefined}
        />
      </div>
    </nav>
  );
}

/** Menu with the links of the navigation bar and the header. */
function PhoneMenu() {
  return (
    <MenuDialog>
      <MenuList links={navigation.beforeMen} />
      <MenuList title={navigation.men} links={brandLinks} />
      <MenuList
        title={shellCopy.menuRest}
        links={[{ label: shellCopy.myAccount, href: '/auth/user' }, ...navigation.afterMen]}
      />
      <ul className="mt-6 border-t border-line pt-4">
        {[site.phone, site.secondPhone, site.mail].map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="bar-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </MenuDialog>
  );
}

function MenuList({ title, links }: { title?: string; links: readonly MenuLink[] }) {
  return (
    <>
      {title && <h2 className="menu-title">{title}</h2>}
      <LinkList links={links} isMenu />
    </>
  );
}
