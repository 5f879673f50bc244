import type { Page } from '@playwright/test';
import { errorCountCopy } from '@/components/forms/copy';

/** The `<summary>` with exactly this text. */
export const disclosureOf = (page: Page, text: string | RegExp) =>
  page.locator('summary').and(page.getByText(text, { exact: true }));

/** The `<dd>` that follows the `<dt>` with exactly this text. */
export const definitionOf = (page: Page, term: string) =>
  page
    .getByRole('term')
    .and(page.getByText(term, { exact: true }))
    .locator('+ dd');

/** The link card of a watch, by its full name. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The error summary within a form, whatever its number of errors. */
export const errorSummaryIn = (within: Pick<Page, 'getByRole'>) =>
  within.getByRole('group', {
    name: new RegExp(`^(${errorCountCopy(1)}|${errorCountCopy(2).replace('2', '\\d+')})$`),
  });
