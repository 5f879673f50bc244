// Verifies docs/product.md 11.12, 11.14.
import { deletionCopy, resetCopy, signInCopy, signOutCopy } from '@/components/account/copy';
import { welcomeGuest } from '@/components/shell/copy';
import { untilIdle } from './support/hydrated';
import { violations } from './support/accessibility';
import { expect, test, type Response, longExceptFirst } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { acceptAlerts } from './support/sign-in';

test.use({ reducedMotion: 'reduce' });

test(
  'axe finds no violation on the sign-in page with all forms open and invalid',
  { tag: '@a11y' },
  async ({ page, account }) => {
    await account.open();
    await account.disclosure(resetCopy.opener).click();
    await account.button(signInCopy.title).click();
    await account.button(resetCopy.send).click();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'axe finds no violation on an account, which loads without a layout shift',
  { tag: '@a11y' },
  async ({ page, account, signedIn }) => {
    acceptAlerts(page);
    await recordShifts(page);
    await account.open();
    await expect(account.button(signOutCopy.title)).toBeVisible();
    await expect(account.button(signInCopy.title)).toHaveCount(0);
    expect(await shiftsIn(page)).toEqual([]);
    await account.disclosure(deletionCopy.title).click();
    await account.button(deletionCopy.send).click();
    expect(await violations(page)).toEqual([]);
  },
);

test("a signed-in shopper who returns sees neither the sign-in form nor the guest's greeting", async ({
  page,
  account,
  signedIn,
}) => {
  await page.addInitScript(
    ([form, greeting]) => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const shown = document.querySelector(`form[aria-label="${form}"]`);
        if (shown?.checkVisibility({ visibilityProperty: true })) seen.add('the sign-in form');
        const greetings = [...document.querySelectorAll('header p')].map(({ textContent }) => textContent);
        if (greetings.includes(greeting)) seen.add('a guest’s greeting');
        requestAnimationFrame(look);
      };
      look();
    },
    [signInCopy.title, welcomeGuest] as const,
  );
  await account.open();
  await expect(account.button(signOutCopy.title)).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([]);
});

for (const [place, path] of ['/', '/all/xerix', '/all/california/3'].entries()) {
  test(`a guest loads no Firebase code on ${path}`, { tag: longExceptFirst(place) }, async ({ page }) => {
    const bodies: Promise<[string, string]>[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const readScript = (response: Response) => {
      if (response.request().resourceType() === 'script') {
        bodies.push(response.text().then((text): [string, string] => [response.url(), text]));
      }
    };
    page.on('response', readScript);
    await page.goto(path);
    // The sign-in state is read when the browser is idle.
    await untilIdle(page);
    expect(asked.filter((url) => /identitytoolkit|\/auth\/emulator|apis\.google/.test(url))).toEqual([]);
    page.off('response', readScript);
    const scripts = await Promise.all(bodies);
    expect(scripts.length).toBeGreaterThan(3);
    const bytes = scripts
      .filter(([, text]) => /identitytoolkit|firebaseapp|auth\/network-request-failed/.test(text))
      .reduce((sum, [, text]) => sum + text.length, 0);
    expect(bytes).toBe(0);
  });
}
