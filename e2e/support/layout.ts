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
