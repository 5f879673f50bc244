import { expect, type Locator, type Page } from '@playwright/test';
import { disclosureOf } from '../page-objects/by-copy';
import {
  type UserDriver,
  openHydrated,
  type Role,
  moveFocusedSlider,
  focusedElement,
  expectShown,
} from './user-driver';
import { PATIENCE_MS } from './matcher-result';

/** Upper limit: no page has as many tab stops. */
const MAX_TAB_STOPS = 400;

/**
 * Drives a page by keyboard: Tab to the target, then Enter, Space, arrows or text.
 * Fails if a tab stop has no outline or is not visible, or if an action loses the focus (docs/product.md 20.5).
 */
export class KeyboardDriver implements UserDriver {
  constructor(readonly page: Page) {}

  async open(path: string) {
    await openHydrated(this.page, path);
  }

  async press(role: Role, name: string | RegExp) {
    const target = this.find(role, name);
    if (role === 'radio') return this.chooseRadio(target);
    if (role === 'option') return this.chooseOption(target);
    await this.tabTo(target);
    await this.pressKey(role === 'checkbox' || role === 'switch' ? 'Space' : 'Enter');
  }

  async expand(name: string | RegExp) {
    await this.tabTo(disclosureOf(this.page, name));
    await this.pressKey('Enter');
  }

  async fill(name: string | RegExp, text: string, role: Role = 'textbox') {
    await this.tabTo(this.find(role, name));
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  async selectOption(name: string | RegExp, option: string) {
    await this.tabTo(this.find('combobox', name));
    await this.page.keyboard.type(option);
  }

  async moveSlider(name: string | RegExp, steps: number) {
    await this.tabTo(this.find('slider', name));
    await moveFocusedSlider(this.page, steps);
  }

  async waitFor(role: Role, name: string | RegExp) {
    await expect(this.find(role, name)).toBeVisible();
  }

  async moveFocusTo(role: Role, name: string | RegExp) {
    await this.tabTo(this.find(role, name));
  }

  async readField(role: Role, name: string | RegExp) {
    const field = this.find(role, name);
    await this.tabTo(field);
    return field.inputValue();
  }

  private find(role: Role, name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  }

  /** Tab reaches one radio of a group; arrow keys reach the others. */
  private async chooseRadio(target: Locator) {
    const group = await target.getAttribute('name');
    await this.tabTo(target, `input[type=radio][name="${group}"]`);
    for (let step = 0; step < 20 && !(await isFocused(target)); step++) await this.page.keyboard.press('ArrowDown');
    if (!(await target.isChecked())) await this.page.keyboard.press('Space');
    await expect(target).toBeChecked();
  }

  /** Options are not tab stops: arrow keys select one, Enter chooses it. */
  private async chooseOption(target: Locator) {
    await expect(target, 'the option is offered').toBeVisible();
    const isSelected = () => target.evaluate((option) => option.ariaSelected === 'true');
    for (let step = 0; step < 20 && !(await isSelected()); step++) await this.page.keyboard.press('ArrowDown');
    await this.pressKey('Enter');
  }

  /** Presses Tab until the target, or an element that matches `orSelector`, has the focus. */
  private async tabTo(target: Locator, orSelector?: string) {
    await expect(target, 'the target is on the page').toBeVisible();
    await this.expectFocus('the last action lost the focus');
    for (let stop = 0, ends = 0; stop < MAX_TAB_STOPS; stop++) {
      if (await isFocused(target, orSelector)) return;
      await this.page.keyboard.press('Tab');
      const here = await focusedElement(this.page);
      // After the last tab stop the focus leaves the document, then returns to the first.
      if (here) await expectShown(this.page, here.name, 'a tab stop');
      else expect((ends += 1), 'number of passes over the document').toBeLessThan(3);
    }
    throw new Error(`Tab does not lead to ${target.toString()}.`);
  }

  /** Presses a key. Fails if the focus is lost without a page load. */
  private async pressKey(key: 'Enter' | 'Space') {
    await this.page.evaluate(() => Object.assign(window, { isPageBefore: true }));
    await this.page.keyboard.press(key);
    await this.expectFocus('the focus is lost');
  }

  /**
   * Waits until something has the focus: the next page takes it after the pressed element has disappeared. A press may also load
   * a page, which ends the script of the check.
   */
  private async expectFocus(message: string) {
    await expect(async () => {
      expect(await this.page.evaluate(hasLostFocus), message).toBe(false);
    }).toPass({ timeout: PATIENCE_MS });
  }
}

/** True if nothing has the focus and no page loaded since the last action. */
const hasLostFocus = () => 'isPageBefore' in window && document.activeElement === document.body;

const isFocused = (target: Locator, orSelector = ':not(*)') =>
  target.evaluate(
    (element, other) => element === document.activeElement || document.activeElement?.matches(other),
    orSelector,
  );
