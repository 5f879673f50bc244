import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { emulatedProject } from '@/contract/auth-emulator';
import type { AccountScreens } from '../page-objects/account';
import { today } from './clock';
import { storeTexts } from './storage';

/** Somebody who has an account, or could open one. */
export type Shopper = { name: string; email: string; password: string };

/** What the emulator tells of an account that was opened or signed in to. */
type Opened = { localId: string; idToken: string; refreshToken: string };

/** A shopper with an account; the token is what the shop knows its owner by. */
export type Member = Shopper & Opened;

/** Somebody new: the emulator keeps all accounts side by side, so each test has its own. */
export const newShopper = (): Shopper => ({
  name: 'Ada Lovelace',
  email: `ada-${randomUUID()}@example.com`,
  password: 'enamel',
});

/** The Auth emulator that the shop runs. */
export class Emulator {
  constructor(private readonly request: APIRequestContext) {}

  private async address() {
    return ((await (await this.request.get('/auth/emulator')).json()) as { address: string }).address;
  }

  /** Opens an account as another browser would. */
  async openAccount(shopper: Shopper = newShopper()): Promise<Member> {
    const url = `${await this.address()}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulated`;
    const { name, email, password } = shopper;
    const data = { displayName: name, email, password, returnSecureToken: true };
    const { localId, idToken, refreshToken } = (await (await this.request.post(url, { data })).json()) as Opened;
    return { ...shopper, localId, idToken, refreshToken };
  }

  /** The link in the last mail of a kind to an address. */
  async link(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL') {
    const list = await this.request.get(`${await this.address()}/emulator/v1/projects/demo-odd-hours/oobCodes`);
    type Mail = { email: string; requestType: string; oobLink: string };
    const mails = ((await list.json()) as { oobCodes: Mail[] }).oobCodes;
    return mails.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink ?? '';
  }
}

/** Says yes to every alert, and keeps what they said. */
export function acceptAlerts(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}

/** How long a token of the emulator holds, in ms. */
const TOKEN_MS = 3_600_000;

/**
 * Has the browser be signed in before the first page opens, as somebody is who comes back: with what the shop (docs/product.md
 * 10.2) and Firebase's SDK keep. The SDK takes it over from local storage, the second place where it looks.
 */
export async function beSignedIn(page: Page, { name, email, localId, idToken, refreshToken }: Member): Promise<void> {
  const { apiKey } = emulatedProject;
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: today().getTime() + TOKEN_MS },
    createdAt: String(today().getTime()),
    lastLoginAt: String(today().getTime()),
    apiKey,
    appName: '[DEFAULT]',
  };
  await storeTexts(page, { token: 'true', [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user) });
}

/** Signs in by the form, and waits until that has led home. */
export async function signIn(page: Page, account: AccountScreens, shopper: Shopper): Promise<void> {
  await account.signIn(shopper);
  await expect(page).toHaveURL('/');
}

/** Follows the link that confirms an address, in a tab of its own as from a mail program, and comes back. */
export async function confirmAddress(page: Page, context: BrowserContext, emulator: Emulator, email: string) {
  const mail = await context.newPage();
  await mail.goto(await emulator.link(email, 'VERIFY_EMAIL'));
  await expect(mail).toHaveURL('/auth/user');
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** The sign-in marker in this browser. */
export const readMarker = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));

/** The sign-in service's answer when it refuses, as a real Firebase project gives it. */
export const rejectedByProvider = (message: string) => ({
  status: 400,
  json: { error: { code: 400, message } },
  headers: { 'Access-Control-Allow-Origin': '*' },
});
