import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated';

/** Roles that user drivers find. */
export type Role =
  | 'alert'
  | 'application'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'group'
  | 'heading'
  | 'link'
  | 'option'
  | 'radio'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'switch'
  | 'textbox';

type Name = string | RegExp;

/**
 * Drives a page without a pointer. Finds the first match by role and name in reading order; fails if it does not appear
 * within `PATIENCE_MS`.
 */
export interface UserDriver {
  readonly page: Page;
  /** Opens a path and waits for hydration. */
  open(path: string): Promise<void>;
  /** Presses a button, follows a link, or toggles a checkbox, switch or radio. */
  press(role: Role, name: Name): Promise<void>;
  /** Expands a `<summary>`. */
  expand(name: Name): Promise<void>;
  /** Replaces the content of a field. */
  fill(name: Name, text: string, role?: Role): Promise<void>;
  /** Selects an option by typing the start of its label. */
  selectOption(name: Name, option: string): Promise<void>;
  /** Moves a slider by a number of steps. */
  moveSlider(name: Name, steps: number): Promise<void>;
  /** Waits for an element without acting on it. */
  waitFor(role: Role, name: Name): Promise<void>;
  /** Moves the focus to an element. */
  moveFocusTo(role: Role, name: Name): Promise<void>;
  /** Returns the value of a field. */
  readField(role: Role, name: Name): Promise<string>;
}

/** Opens a path, presses a key, which loads the deferred scripts, and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** Moves the focused slider by a number of steps. */
export async function moveFocusedSlider(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** Name, outline and visibility of the focused element; null without focus. */
export const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint((left + right) / 2, middle);
    // A checkbox can be drawn by its label.
    const own = [element, ...('labels' in element ? [...(element.labels as NodeListOf<Element>)] : [])];
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      onView: Boolean(onTop && own.some((part) => part.contains(onTop) || onTop.contains(part))),
    };
  });

/** Expects the focused element to be outlined and on view. The browser scrolls to it in one of the next frames. */
export const expectShown = (page: Page, name: string, stop: string) =>
  expect.poll(() => focusedElement(page), stop).toEqual({ name, outlined: true, onView: true });
