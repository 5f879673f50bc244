import { brandLinks, navigation, type MenuLink } from '@/data/navigation';
import { site } from '@/data/site';
import { MenuDialog } from './menu-dialog';
import { LinkList } from './link-list';

/** The links that a wide screen has in the navigation bar and the header. */
export function PhoneMenu() {
  return (
    <MenuDialog>
      <MenuList links={navigation.beforeMen} />
      <MenuList title={navigation.men} links={brandLinks} />
      <MenuList title="You and us" links={[{ label: 'My account', href: '/auth/user' }, ...navigation.afterMen]} />
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
