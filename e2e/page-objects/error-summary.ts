import type { Page } from '@playwright/test';
import { errorCountCopy } from '@/components/forms/copy';

/** The error summary within a form, whatever its number of errors. */
export const errorSummaryIn = (within: Pick<Page, 'getByRole'>) =>
  within.getByRole('group', {
    name: new RegExp(`^(${errorCountCopy(1)}|${errorCountCopy(2).replace('2', '\\d+')})$`),
  });
