import type { Page } from '@playwright/test';

/** Width and height in CSS px of the screens on which watches come first (docs/product.md 5.12, 23.3). */
export const screens = [
  [360, 740],
  [390, 664],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** Controls smaller than 44 CSS px (WCAG 2.2, 2.5.5), each with the label around it, except links in paragraphs. */
export const smallTargets = (page: Page, selector: string) =>
  page.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility() && !element.closest('p') && !element.matches('[href="#main"]'))
        .map((element) => ({
          box: (element.closest('label') ?? element).getBoundingClientRect(),
          name: element.textContent || element.ariaLabel || element.tagName,
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ box, name }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    selector,
  );

/** Form controls with text under 16 px, in closed sheets and dialogs too. */
export const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]
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

/** Tools under the picture of a product page that leave their row or column, or lie over picture or thumbnails. */
export const misplacedTools = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [row, frame, column] = [boxOf('.picture-tools'), boxOf('#picture'), boxOf('.product-columns > :first-child')];
    const thumbnails = [...document.querySelectorAll('.thumbnails button')].map((one) => one.getBoundingClientRect());
    const tools = [...document.querySelectorAll<HTMLElement>('.picture-tools > button')];
    if (tools.length < 2) return ['fewer than two tools'];
    return tools.flatMap((tool) => {
      const { left, right, top, bottom } = tool.getBoundingClientRect();
      const problems = {
        'is not in the first line': top > row.top + 30,
        'leaves the column':
          left < column.left - 1 || right > column.right + 1 || tool.scrollWidth > tool.clientWidth + 1,
        'lies over the picture': top < frame.bottom - 1,
        'lies over a thumbnail': thumbnails.some(
          (one) => left < one.right && right > one.left && top < one.bottom - 1 && bottom > one.top,
        ),
      };
      return Object.entries(problems).flatMap(([problem, is]) => (is ? [`${tool.textContent} ${problem}`] : []));
    });
  });
