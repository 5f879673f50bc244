import type { Page } from '@playwright/test';
import { errorCountCopy } from '@/components/forms/copy';

/** What is to be mended, however much there is, over the form that it stands in. */
export const mendingIn = (within: Pick<Page, 'getByRole'>) =>
  within.getByRole('group', {
    name: new RegExp(`^(${errorCountCopy(1)}|${errorCountCopy(2).replace('2', '\\d+')})$`),
  });
