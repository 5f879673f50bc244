import type { Page } from '@playwright/test';

/** The link card of a watch, by its full name. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name, exact: true }) });
