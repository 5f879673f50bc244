import type { Page } from '@playwright/test';

/** The card that leads to a watch, by its maker and model. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name, exact: true }) });
