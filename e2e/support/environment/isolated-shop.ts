import type { APIRequestContext } from '@playwright/test';
import { currentBuild } from '@/tools/build/builds';
import { type ShopProcess, type SecondBuild } from '@/e2e/support/shop-process';
import { TestDesk } from '@/e2e/support/test-desk';
import type { StripeStub } from './stripe-stub';

type Opening = {
  /** Initial time on the shop's clock; the machine's time by default. */
  at?: Date | number | string;
  /** Payment provider; the test payment by default. */
  paidBy?: StripeStub;
};

/** A shop of one test, with its own URL and a database that survives restarts. */
export class IsolatedShop {
  readonly desk: TestDesk;

  constructor(
    private readonly shop: ShopProcess,
    private readonly secondBuild: SecondBuild,
    request: APIRequestContext,
  ) {
    this.desk = new TestDesk(request, shop.url);
  }

  /** Origin of the shop, open or not: `http://localhost:…`. */
  get url(): string {
    return this.shop.url;
  }

  /** Opens the shop, or restarts it. `desk.clock` moves the clock of an open one. */
  async open({ at, paidBy }: Opening = {}): Promise<void> {
    await paidBy?.connectTo(this.url, at);
    await this.shop.serve(currentBuild('.'), {
      ...paidBy?.settings,
    });
    if (at !== undefined) await this.desk.clock(at);
  }

  /** Replaces the served build by another one, like a deploy. */
  async deploy(): Promise<void> {
    await this.shop.serve(this.secondBuild.folder());
  }

  /** Suspends the shop: it accepts connections and does not respond. */
  suspend(): void {
    this.shop.suspend();
  }

  /** Stops the shop: connections are refused. */
  async close(): Promise<void> {
    await this.shop.close();
  }

  /** Output of an owner's command, such as `alerts`. */
  runOwnerCommand(...args: string[]): Promise<string> {
    return this.shop.runOwnerCommand(...args);
  }

  /** The emails to an address as sent. */
  mailsTo(address: string): Promise<string[]> {
    return this.shop.mailsTo(address);
  }
}

/** Makes `baseURL` the isolated shop, for `test.use`. */
export const isolatedShopOptions = {
  baseURL: async ({ isolatedShop }: { isolatedShop: IsolatedShop }, use: (url: string) => Promise<void>) =>
    use(isolatedShop.url),
};
