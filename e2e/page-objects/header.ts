import type { Page } from '@playwright/test';
import { recentTitle, searchSuggestionsTitle, startTitle } from '@/components/search/copy-results';
import { cartTitle, wishlistTitle, shellCopy, menuCopy } from '@/components/shell/copy';
import { searchTitle } from '@/components/search/copy';
import { navigation } from '@/data/navigation';

/** Page object of the sticky header and its navigation. It has no assertions. */
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
    return this.page.getByRole('navigation', { name: shellCopy.navigation, exact: true });
  }

  get men() {
    return this.navigation.getByRole('button', { name: navigation.men, exact: true });
  }

  get menList() {
    return this.page.getByRole('list', { name: menuCopy.menByBrand, exact: true });
  }

  get menuButton() {
    return this.bar.getByRole('button', { name: menuCopy.menu, exact: true });
  }

  get menu() {
    return this.page.getByRole('dialog', { name: menuCopy.menu, exact: true });
  }

  get searchBox() {
    return this.navigation.getByRole('combobox');
  }

  get searchIcon() {
    return this.bar.getByRole('link', { name: searchTitle, exact: true });
  }

  get searchDialog() {
    return this.page.getByRole('dialog', { name: searchTitle, exact: true });
  }

  get searchDialogBox() {
    return this.searchDialog.getByRole('combobox');
  }

  /** Opens the search and returns its focused input: in the header, or in the dialog on a phone. */
  async openSearch() {
    // Before hydration the icon is a plain link.
    await this.bar.locator('input[role="combobox"]').waitFor({ state: 'attached' });
    if (this.isMobile) {
      await this.searchIcon.click();
      return this.searchDialogBox;
    }
    await this.searchBox.click();
    return this.searchBox;
  }

  get suggestions() {
    return this.page.getByRole('listbox', { name: searchSuggestionsTitle, exact: true }).getByRole('option');
  }

  get recentSearches() {
    return this.page.getByRole('group', { name: recentTitle, exact: true }).getByRole('option');
  }

  /** Options of an empty search box: recent searches, lists and makers. */
  get startOptions() {
    return this.page.getByRole('listbox', { name: startTitle, exact: true }).getByRole('option');
  }

  /** Opens the phone's menu. Returns the container of the greeting and the contacts: the menu, or the header on a desktop. */
  async openContacts() {
    if (!this.isMobile) return this.bar;
    await this.menuButton.click();
    return this.menu;
  }

  /** Opens the brand links and returns their container: the phone's menu, or the list under Men. */
  async openBrands() {
    await (this.isMobile ? this.menuButton : this.men).click();
    return this.isMobile ? this.menu : this.menList;
  }

  /** Scroll target of product cards and shop buttons, below the sticky header. */
  private get navigationPlace() {
    return this.page.locator('#navigation');
  }

  /** Distance between the header's bottom edge and the scroll target, in px. */
  async navigationOffset() {
    const bar = await this.bar.boundingBox();
    const place = await this.navigationPlace.boundingBox();
    return Math.abs((place?.y ?? 0) - (bar?.height ?? 0));
  }
}
