import type { Page } from '@playwright/test';

/** The `<summary>` with exactly this text. */
export const disclosureOf = (page: Page, text: string | RegExp) =>
  page.locator('summary').and(page.getByText(text, { exact: true }));

/** The `<dd>` that follows the `<dt>` with exactly this text. */
export const definitionOf = (page: Page, term: string) =>
  page
    .getByRole('term')
    .and(page.getByText(term, { exact: true }))
    .locator('+ dd');
