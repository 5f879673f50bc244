'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { brandLinks, navigation } from '@/data/navigation';
import { site } from '@/lib/site';
import { NavigationLink } from './navigation-link';

/** What the navigation bar and the header hold on a wide screen, in a dialog. It opens without JavaScript too. */
export function PhoneMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const openWhereCommandsAreUnknown = () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };

  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="icon-button laptop:hidden"
        onClick={openWhereCommandsAreUnknown}
        {...{ command: 'show-modal', commandfor: 'menu' }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id="menu"
        aria-label="Menu"
        {...{ closedby: 'any' }}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-md overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-ink/60"
      >
        <div className="flex h-14 items-center justify-end px-4">
          <button
            type="button"
            aria-label="Close menu"
            className="icon-button -mr-2.5"
            onClick={close}
            {...{ command: 'close', commandfor: 'menu' }}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu" onClick={close} className="px-4 pb-10">
          <MenuList links={navigation.beforeMen} />
          <h2 className="mt-5 text-sm font-normal tracking-normal text-soft">{navigation.men}</h2>
          <MenuList links={brandLinks} />
          <h2 className="mt-5 text-sm font-normal tracking-normal text-soft">You and us</h2>
          <MenuList links={[{ label: 'My account', href: '/auth/user' }, ...navigation.afterMen]} />
          <ul className="mt-6 border-t border-line pt-4">
            {[site.phone, site.secondPhone, site.mail].map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="bar-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </>
  );
}

function MenuList({ links }: { links: readonly { label: string; href: (typeof brandLinks)[number]['href'] }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <NavigationLink {...link} className="flex min-h-11 items-center text-2xl font-bold tracking-tight" />
        </li>
      ))}
    </ul>
  );
}
