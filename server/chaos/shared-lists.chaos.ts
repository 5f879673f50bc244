// Verifies docs/product.md 40.1, 40.2.
import { type Browser, chromium } from '@playwright/test';
import { UnsecuredJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { type ListsRequest } from '@/contract/lists';
import { emulatedProject } from '@/contract/auth-emulator';
import { signInBrowser } from '@/e2e/support/sign-in';
import { type SharedOperation } from '@/domain/shared-lists';
import { onEachEngine } from '@/server/testing/engines';
import { findBrowser } from '@/tools/browsers/browser';
import { ShopProcess } from './shop-process';

/** Changes of a test, each made in one process and seen in the other. */
const CHANGES = 5;

/** Longest time until a page on view shows a change (docs/product.md 40.1), in ms. */
const SHOWN_MS = 2000;

/** Address of an Auth emulator that is not there: the browser is signed in already, and the test answers for it. */
const EMULATOR = 'http://127.0.0.1:9';

jest.setTimeout(120_000);

/** An account whose ID token the shop accepts as the Auth emulator's. */
function verifiedMember() {
  const [localId, email] = [randomUUID(), `ada-${randomUUID()}@example.com`];
  const { projectId } = emulatedProject;
  const idToken = new UnsecuredJWT({ email, email_verified: true, auth_time: Math.floor(Date.now() / 1000) })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setSubject(localId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  return { name: 'Ada Lovelace', email, password: '', localId, idToken, refreshToken: 'none', isVerified: true };
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

onEachEngine((where) => {
  let browser: Browser;
  let shops: ShopProcess[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterEach(() => Promise.all(shops.map((shop) => shop.kill())));
  afterAll(() => browser.close());

  it('of two processes on one database, a page of each shows the changes of the other within 2 s', async () => {
    const settings = { DATABASE_URL: where().url, AUTH_EMULATOR_ADDRESS: EMULATOR };
    shops = await Promise.all([ShopProcess.open(settings), ShopProcess.open(settings)]);
    const member = verifiedMember();
    const pages = await Promise.all(
      shops.map(async ({ url }) => {
        const page = await (await browser.newContext({ baseURL: url })).newPage();
        const { localId, email } = member;
        const users = [{ localId, email, emailVerified: true, providerUserInfo: [] }];
        await page.route('**/accounts:lookup**', (route) =>
          route.fulfill({ json: { users }, headers: { 'Access-Control-Allow-Origin': '*' } }),
        );
        await signInBrowser(page, member);
        await page.goto('/bascket/mybascket');
        return page;
      }),
    );
    let n = 0;
    const change = async (operation: SharedOperation) => {
      const request: ListsRequest = {
        browser: '11111111-1111-4111-8111-111111111111',
        after: 0,
        operations: [operation],
      };
      const url = shops[n % 2]?.url ?? '';
      const response = await fetch(`${url}/api/lists`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, authorization: `Bearer ${member.idToken}` },
        body: JSON.stringify(request),
      });
      expect(response.status).toBe(200);
    };
    await change({ n: (n += 1), list: 'cart', type: 'add', key: 'xerix/1', quantity: 1, index: 0 });
    const areShowing = (quantity: number) =>
      Promise.all(
        pages.map((page) =>
          page.waitForFunction(
            (value) => document.querySelector<HTMLInputElement>('main li input')?.value === value,
            String(quantity),
          ),
        ),
      );
    await areShowing(1);
    const times: number[] = [];
    for (let quantity = 2; quantity < 2 + CHANGES; quantity += 1) {
      const began = Date.now();
      await change({ n: (n += 1), list: 'cart', type: 'set-quantity', key: 'xerix/1', quantity });
      await areShowing(quantity);
      times.push(Date.now() - began);
    }
    expect(median(times)).toBeLessThan(SHOWN_MS);
  });
});
