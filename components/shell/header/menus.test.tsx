import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockDialogs } from '@/components/testing/browser-mock';
import { menuCopy } from '@/components/shell/copy';
import { LinkList } from '@/components/shell/links';
import { MenDropdown } from './men-dropdown';
import { MenuDialog } from './menu-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }),
  usePathname: () => '/',
  useSelectedLayoutSegments: () => segments,
}));

let segments: string[] = [];
const hide = jest.fn();
beforeEach(() => {
  hide.mockClear();
  mockDialogs();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hide;
});
const links = [
  { label: 'Xeric', href: '/all' },
  { label: 'Timex', href: '/about' },
] as const;

it('MenDropdown states whether it is open, and closes at a click on a link and when the focus leaves it', () => {
  render(
    <>
      <MenDropdown label="Men" links={links} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Men' });
  const list = document.getElementById('men-brands') as HTMLElement;
  const toggle = (newState: string) => fireEvent(list, Object.assign(new Event('toggle'), { newState }));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  toggle('open');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const [first, second] = [...list.querySelectorAll<HTMLElement>('a')] as [HTMLElement, HTMLElement];
  act(() => opener.focus());
  act(() => first.focus());
  act(() => second.focus());
  // The window loses the focus: nothing else gets it.
  fireEvent.blur(second, { relatedTarget: null });
  expect(hide).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(hide).toHaveBeenCalledTimes(1);
  toggle('closed');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(first);
  expect(hide).toHaveBeenCalledTimes(2);
});

it('MenuDialog closes at a click on one of its links', () => {
  render(
    <MenuDialog>
      <a href="#all">All watches</a>
    </MenuDialog>,
  );
  const dialog = document.getElementById('menu') as HTMLDialogElement;
  act(() => dialog.showModal());
  expect(screen.getByRole('dialog', { name: menuCopy.menu })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'All watches' }));
  expect(dialog.open).toBe(false);
});

it.each([
  [[], '/'],
  [['all'], '/all'],
  [['all', 'xerix'], '/all/xerix'],
  [['all', 'xerix', '1'], undefined],
])('the menu on the page with the segments %j marks only the link to %s', (open, current) => {
  segments = open;
  const paths = ['/', '/all', '/all/xerix', '/new/allnew'] as const;
  render(<LinkList isMenu links={paths.map((href) => ({ label: href, href: href as '/all' }))} />);
  segments = [];
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(current ? [current] : []);
});
