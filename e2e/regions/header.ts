import type { Page } from '@playwright/test';
import { cartTitle, wishlistTitle, shellWords } from '@/components/words/shell';
import { navigation } from '@/data/navigation';

/** The sticky bar, the navigation bar under it, and what they hold. It finds and opens; it never asserts. */
export class Header {
  constructor(
    private readonly page: Page,
    private readonly isMobile: boolean,
  ) {}

  get bar() {
    return this.page.getByRole('banner');
  }

  get cart() {
    return this.bar.getByRole('link', { name: new RegExp(`^${cartTitle}`) });
  }

  get wishlist() {
    return this.bar.getByRole('link', { name: new RegExp(`^${wishlistTitle}`) });
  }

  get navigation() {
    return this.page.getByRole('navigation', { name: shellWords.navigation, exact: true });
  }

  get men() {
    return this.navigation.getByRole('button', { name: navigation.men, exact: true });
  }

  get menList() {
    return this.page.getByRole('list', { name: shellWords.menByBrand, exact: true });
  }

  get menuButton() {
    return this.bar.getByRole('button', { name: shellWords.menu, exact: true });
  }

  get menu() {
    return this.page.getByRole('dialog', { name: shellWords.menu, exact: true });
  }

  get searchBox() {
    return this.navigation.getByRole('combobox');
  }

  /** Opens the menu of a phone. Returns where the greeting and the shop's contacts now stand: in it, or in the bar. */
  async openContacts() {
    if (!this.isMobile) return this.bar;
    await this.menuButton.click();
    return this.menu;
  }

  /** Opens what leads to the brands, and returns it: a phone's menu, or the list under Men. */
  async openBrands() {
    await (this.isMobile ? this.menuButton : this.men).click();
    return this.isMobile ? this.menu : this.menList;
  }

  /** Where cards and shop buttons scroll to, whether or not the screen is wide enough to show the bar. */
  get navigationPlace() {
    return this.page.locator('#navigation');
  }
}
