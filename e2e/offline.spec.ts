import { contactWords } from '@/components/words/forms';
import { offlineWords } from '@/components/words/shell';
import { expect, test } from './support/fixtures';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('offline a link leads nowhere, says so, and goes on once the connection is back', async ({
  page,
  context,
  contactForm,
}) => {
  await contactForm.open();
  await contactForm.field(contactWords.message).fill('Half a question');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Xeric', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: offlineWords.title, exact: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: offlineWords.stay, exact: true }).click();
  await expect(contactForm.field(contactWords.message)).toHaveValue('Half a question');
  await expect(page).toHaveURL('/contact/form');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Xeric', exact: true }).click();
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  const back = page.getByRole('dialog', { name: offlineWords.isBack, exact: true });
  await back.getByRole('button', { name: offlineWords.goOn, exact: true }).click();
  await expect(page).toHaveURL('/all/xerix');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xeric Watches');
});

test('offline a search keeps its words, and is sent once the connection is back', async ({ page, context, header }) => {
  await page.goto('/all/xerix');
  const box = await header.openSearch();
  await box.fill('moon');
  await context.setOffline(true);
  await box.press('Enter');
  await expect(page.getByRole('dialog', { name: offlineWords.title, exact: true })).toBeVisible();
  await context.setOffline(false);
  await page
    .getByRole('dialog', { name: offlineWords.isBack, exact: true })
    .getByRole('button', { name: offlineWords.goOn, exact: true })
    .click();
  await expect(page).toHaveURL('/search?q=moon');
});
