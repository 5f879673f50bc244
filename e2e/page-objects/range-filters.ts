import type { Page } from '@playwright/test';
import type { FacetName } from '@/domain/filtering/facets';
import type { RangeFilterName } from '@/domain/filtering/range-filters';
import { facetLabels, filteringCopy, rangeFilterCopy } from '@/components/filtering/copy';

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

  /** Text field of one end of a range. */
  figure(rangeFilter: RangeFilterName, end: 'lowest' | 'highest') {
    const name = filteringCopy.inUnit(filteringCopy[end](rangeFilter), rangeFilter);
    return this.form.getByRole('textbox', { name, exact: true });
  }

  /** A range filter or the options of a facet, in its expanded group. */
  filter(name: RangeFilterName | FacetName) {
    const label = isFacet(name) ? facetLabels[name] : rangeFilterCopy[name].label;
    return this.page.getByRole('group', { name: label, exact: true, includeHidden: true });
  }

  private groupOf(name: RangeFilterName | FacetName) {
    return this.form.locator('details').filter({ has: this.filter(name) });
  }

  /** Button of the group that holds a filter. */
  groupButton(name: RangeFilterName | FacetName) {
    return this.form
      .locator('details')
      .filter({ has: this.filter(name) })
      .locator('summary');
  }

  /** Expands the group that holds a filter. Hydration may expand Price in an open sheet at the same moment. */
  async expand(name: RangeFilterName | FacetName) {
    while (!(await this.groupOf(name).evaluate((element: HTMLDetailsElement) => element.open)))
      await this.groupButton(name).click();
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

  /** Shows a range filter or a facet: opens the sheet of a phone and expands the filter's group. */
  async show(name: RangeFilterName | FacetName) {
    await this.open();
    await this.expand(name);
  }

  /** Expands the group of a range filter and moves one of its handles to a value. */
  async moveHandle(rangeFilter: RangeFilterName, end: 'lowest' | 'highest', value: number) {
    await this.expand(rangeFilter);
    await this.handle(rangeFilter, end).fill(String(value));
  }

  /** Opens a range filter, and returns the box of its sliders, in px, once a press can move them. */
  async trackOf(rangeFilter: RangeFilterName) {
    await this.show(rangeFilter);
    const handle = this.handle(rangeFilter, 'lowest');
    await handle.focus();
    await this.waitUntilHydrated();
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handles are not on screen.');
    return box;
  }

  /** Expands the group of a facet and toggles one of its options. */
  async toggle(facet: FacetName, option: string) {
    await this.expand(facet);
    await this.filter(facet).getByText(option, { exact: true }).click();
  }
}

const isFacet = (name: RangeFilterName | FacetName): name is FacetName => name in facetLabels;
