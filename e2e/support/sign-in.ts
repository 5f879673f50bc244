import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { emulatedProject } from '@/contract/auth-emulator';
import type { AccountScreens } from '../page-objects/account';
import { today } from './shop';
import { storeTexts } from './storage';

/** A person with or without an account. */
export type Shopper = { name: string; email: string; password: string };

/** The emulator's response to a registration or sign-in. */
type AuthResponse = { localId: string; idToken: string; refreshToken: string };

/** A shopper with an account; the shop identifies the owner by the token. */
export type Member = Shopper & AuthResponse & { isVerified?: boolean };

/** A new shopper. Tests share the emulator, so each needs its own address. */
export const newShopper = (): Shopper => ({
  name: 'Ada Lovelace',
  email: `ada-${randomUUID()}@example.com`,
  password: 'enamel',
});

/** Client of the shop's Auth emulator. */
export class Emulator {
  constructor(private readonly request: APIRequestContext) {}

  private async address() {
    return ((await (await this.request.get('/auth/emulator')).json()) as { address: string }).address;
  }

  /** Registers an account without the browser under test. */
  async openAccount(shopper: Shopper = newShopper()): Promise<Member> {
    const url = `${await this.address()}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulated`;
    const { name, email, password } = shopper;
    const data = { displayName: name, email, password, returnSecureToken: true };
    const { localId, idToken, refreshToken } = (await (await this.request.post(url, { data })).json()) as AuthResponse;
    return { ...shopper, localId, idToken, refreshToken };
  }

  /** Registers an account and verifies its email address. */
  async openVerifiedAccount(): Promise<Member> {
    const member = await this.openAccount();
    const ask = async (method: string, data: object) => {
      const url = `${await this.address()}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=emulated`;
      return (await (await this.request.post(url, { data })).json()) as AuthResponse;
    };
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: member.idToken });
    const oobCode = new URL(await this.link(member.email, 'VERIFY_EMAIL')).searchParams.get('oobCode');
    await ask('update', { oobCode });
    const { email, password } = member;
    const fresh = await ask('signInWithPassword', { email, password, returnSecureToken: true });
    return { ...member, idToken: fresh.idToken, refreshToken: fresh.refreshToken, isVerified: true };
  }

  /** Link of the latest email of a kind to an address. */
  async link(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL') {
    const list = await this.request.get(`${await this.address()}/emulator/v1/projects/demo-odd-hours/oobCodes`);
    type Mail = { email: string; requestType: string; oobLink: string };
    const mails = ((await list.json()) as { oobCodes: Mail[] }).oobCodes;
    return mails.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink ?? '';
  }
}

/** Accepts every dialog and returns their messages. */
export function acceptAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Lifetime of an emulator token in ms. */
const TOKEN_MS = 3_600_000;

/**
 * Signs the browser in before the first page loads, with the storage entries of the shop (docs/product.md 10.2) and of
 * Firebase's SDK. The SDK reads local storage as its second choice.
 */
export async function signInBrowser(
  page: Page,
  { name, email, localId, idToken, refreshToken, isVerified = false }: Member,
): Promise<void> {
  const { apiKey } = emulatedProject;
  const user = {
    uid: localId,
    email,
    emailVerified: isVerified,
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

/** Signs in with the form and waits for the redirect to the home page. */
export async function signIn(page: Page, account: AccountScreens, shopper: Shopper): Promise<void> {
  await account.signIn(shopper);
  await expect(page).toHaveURL('/');
}

/** Opens the verification link in a new tab, like an email program, and returns to the page. */
export async function confirmAddress(page: Page, context: BrowserContext, emulator: Emulator, email: string) {
  const mail = await context.newPage();
  await mail.goto(await emulator.link(email, 'VERIFY_EMAIL'));
  await expect(mail).toHaveURL('/auth/user');
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** The sign-in marker in local storage. */
export const readMarker = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));

/** Error response of a real Firebase project. */
export const providerError = (message: string) => ({
  status: 400,
  json: { error: { code: 400, message } },
  headers: { 'Access-Control-Allow-Origin': '*' },
});
