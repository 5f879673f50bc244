import { SearchLink } from '@/components/search/search-link';
import { Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictograms } from '@/components/ui/pictograms';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { site } from '@/data/site';
import { shellWords } from './copy';
import { CartLink } from './cart-link';
import { CountStatus } from './count-status';
import { Mark } from './mark';
import { NavigationBar } from './navigation-bar';
import { PhoneMenu } from './phone-menu';
import { ShopperLines } from './shopper-lines';
import { WishlistLink } from './wishlist-link';

/** The sticky bar over every page (docs/product.md 3.1). */
export async function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-14 items-center">
        <Link href="/" className="shop-name">
          <Mark className="size-7 max-[22rem]:hidden" />
          {site.name}
        </Link>
        <ul className="mr-auto ml-5 hidden gap-4 text-[0.8125rem] text-soft laptop:flex desktop:ml-8">
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
        {/* As wide as its icons from the start: the page may be painted before the last of them has arrived. */}
        <div className="-mr-2.5 flex w-44 shrink-0 laptop:-mr-1 laptop:w-33">
          <SearchLink watchCount={await catalogue.countWatches()} />
          <WishlistLink />
          <Link href="/auth/user" aria-label={shellWords.account} className="icon-button hidden laptop:inline-flex">
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
