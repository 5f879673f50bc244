import type { Page } from '@playwright/test';
import type { FacetName } from '@/domain/filtering/facets';
import type { RangeFilterName } from '@/domain/filtering/range-filters';
import { facetLabels, filteringCopy } from '@/components/filtering/copy';

/** Page object of the filters and the list they narrow. */
export class RangeFilters {
  constructor(
    private readonly page: Page,
    private readonly isMobile: boolean,
  ) {}

  get form() {
    return this.page.getByRole('form', { name: filteringCopy.title, exact: true });
  }
  /** Opens the filter sheet on a phone; a wide screen shows the filters without it. */
  get openButton() {
    return this.page.getByRole('button', { name: /^Filter and sort/ });
  }
  get showButton() {
    return this.form.getByRole('button', { name: /^Show/ });
  }
  get sort() {
    return this.form.getByRole('combobox', { name: filteringCopy.sort, exact: true });
  }
  get count() {
    return this.page.getByRole('status').filter({ hasText: /^[\d,]+ (of [\d,]+ )?watch(es)?$/ });
  }
  get chips() {
    return this.page.getByRole('list', { name: filteringCopy.chips, exact: true }).getByRole('link');
  }
  get clear() {
    return this.page.getByRole('link', { name: filteringCopy.clear, exact: true });
  }
  /** Watch names on the cards, in display order. */
  get names() {
    return this.page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  }

  handle(rangeFilter: RangeFilterName, end: 'lowest' | 'highest') {
    return this.form.getByRole('slider', { name: filteringCopy[end](rangeFilter), exact: true });
  }

  facet(facet: FacetName) {
    const summary = this.page.locator('summary', { hasText: new RegExp(`^${facetLabels[facet]}`) });
    return this.form.locator('details').filter({ has: summary });
  }

  async open() {
    if (this.isMobile) await this.openButton.click();
  }

  /** Waits until the form is hydrated: only then does it show a count. */
  async waitUntilHydrated() {
    await this.form
      .locator('footer')
      .filter({ hasText: /^Show \d/ })
      .waitFor({ state: 'attached' });
  }

  /** Waits for hydration first: before it, the button submits the form. */
  async close() {
    if (!this.isMobile) return;
    await this.waitUntilHydrated();
    await this.showButton.click();
  }

  /** Expands a facet and toggles one of its options. */
  async toggle(facet: FacetName, option: string) {
    const details = this.facet(facet);
    if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
      await details.locator('summary').click();
    await details.getByRole('group').getByText(option, { exact: true }).click();
  }
}
