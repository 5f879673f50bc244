import { act, render, screen } from '@testing-library/react';
import { expectNavigationScroll } from '@/browser/navigation-scroll';
import { languagesIn } from '@/domain/parse-languages';
import { LanguageChoice } from './language-choice';
import { NavigationScroll, QueuedClicks } from './page-effects';

let path = '/all';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const scroll = jest.fn();
let reduced = false;
beforeEach(() => {
  path = '/all';
  reduced = false;
  scroll.mockClear();
  window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
  window.scrollBy = jest.fn();
  window.scrollTo = jest.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
});

function Page({ button }: { button?: string }) {
  return (
    <>
      <div id="navigation" />
      <main id="main" tabIndex={-1}>
        {button && <button type="button">{button}</button>}
      </main>
      <NavigationScroll />
    </>
  );
}
const main = () => screen.getByRole('main');

it('NavigationScroll gives the focus to main when another page has replaced the focused element, and at no other time', () => {
  const { rerender } = render(<Page button="First" />);
  expect(document.body).toHaveFocus();
  act(() => screen.getByRole('button').focus());
  rerender(<Page />);
  expect(document.body).toHaveFocus();
  rerender(<Page button="First" />);
  act(() => screen.getByRole('button').focus());
  path = '/about';
  rerender(<Page button="First" />);
  expect(screen.getByRole('button')).toHaveFocus();
  path = '/warranty';
  rerender(<Page />);
  expect(main()).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'NavigationScroll scrolls once to the navigation bar of the expected page, with reduced motion %s: %s',
  (is, behavior) => {
    reduced = is;
    const { rerender } = render(<Page button="First" />);
    act(() => screen.getByRole('button').focus());
    expectNavigationScroll('/all/xerix');
    path = '/all/xerix';
    rerender(<Page button="First" />);
    expect(scroll.mock.calls).toEqual([[{ behavior }]]);
    expect(main()).toHaveFocus();
    path = '/all';
    rerender(<Page button="First" />);
    expect(scroll).toHaveBeenCalledTimes(1);
  },
);

it('NavigationScroll forgets the expected scroll on Back', () => {
  const { rerender } = render(<Page />);
  expectNavigationScroll('/all/xerix');
  window.dispatchEvent(new Event('popstate'));
  path = '/all/xerix';
  rerender(<Page />);
  expect(scroll).not.toHaveBeenCalled();
});

it.each([
  ['de-AT', 'Diese Seite auf Deutsch'],
  ['en-GB', 'Deutsch'],
])(
  'QueuedClicks offers the page in the language that the browser prefers to the page’s: %s, %s',
  async (first, text) => {
    document.documentElement.lang = 'en';
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(first);
    // The offer would be made if its code were loaded.
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
    render(
      <>
        <LanguageChoice languages={languagesIn('en,de')} current="en" />
        <QueuedClicks />
      </>,
    );
    await act(() => import('@/browser/offer-language'));
    expect(screen.getByRole('link').textContent).toBe(text);
  },
);
