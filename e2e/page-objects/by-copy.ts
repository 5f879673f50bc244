import type { Page } from '@playwright/test';

/** What folds open and up, under exactly these words. */
export const openerOf = (page: Page, words: string | RegExp) =>
  page.locator('summary').and(page.getByText(words, { exact: true }));

/** What is said of a term that is called exactly so. */
export const factOf = (page: Page, term: string) =>
  page
    .getByRole('term')
    .and(page.getByText(term, { exact: true }))
    .locator('+ dd');
