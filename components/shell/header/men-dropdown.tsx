'use client';

import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { menuCopy } from '@/components/shell/copy';
import { NavigationLink } from '@/components/shell/links';
import { Icon } from '@/components/ui/icon';
import type { MenuLink } from '@/data/navigation';

/**
 * The Men dropdown: a disclosure (ARIA Authoring Practices, Disclosure Navigation) on a native popover. The popover opens
 * without JavaScript, closes on Escape or an outside click, and restores the focus.
 */
export function MenDropdown({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // It may have been opened before hydration.
    if (list.current?.matches(':popover-open')) setOpen(true);
  }, []);

  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) list.current?.hidePopover();
  };

  return (
    <div onBlur={closeWhenFocusLeaves}>
      <button
        type="button"
        popoverTarget="men-brands"
        aria-expanded={open}
        aria-controls="men-brands"
        className="bar-link gap-1.5 px-3 font-semibold [anchor-name:--men]"
      >
        {label}
        <Icon name="down" className={`size-4 transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul
        ref={list}
        id="men-brands"
        popover="auto"
        aria-label={menuCopy.menByBrand}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={() => list.current?.hidePopover()}
        className="dropdown"
      >
        {links.map((link) => (
          <li key={link.href}>
            <NavigationLink {...link} className="dropdown-link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
