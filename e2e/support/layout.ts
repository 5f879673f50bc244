import type { Page } from '@playwright/test';

/** Controls smaller than 44 CSS px (WCAG 2.2, 2.5.5), except links in paragraphs. */
export const smallTargets = (page: Page, selector: string) =>
  page.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility() && !element.closest('p') && !element.matches('[href="#main"]'))
        .map((element) => ({
          box: element.getBoundingClientRect(),
          name: element.textContent || element.ariaLabel || element.tagName,
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ box, name }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    selector,
  );

/** Form controls with text under 16 px, hidden ones included: a sheet or dialog may show them later. */
export const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
      .map((control) => `${control.getAttribute('name') ?? control.ariaLabel}: ${getComputedStyle(control).fontSize}`),
  );

/** Controls on the screen whose corner or middle another element covers. The header may cover the page. */
export const coveredControls = (page: Page, selector: string) =>
  page.evaluate((controls) => {
    const nameOf = (element: Element | null) => element?.ariaLabel || element?.textContent || element?.tagName || '';
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const { left, right, top: high, bottom } = control.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + x * (right - left), high + y * (bottom - high)]),
      );
      const covering = points
        .filter(([, y = 0]) => y > top && y < innerHeight)
        .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
        .find((found) => found && !control.contains(found));
      return covering && control.checkVisibility() ? [`${nameOf(control)} is covered by ${nameOf(covering)}`] : [];
    });
  }, selector);
