import { currentBuild } from '@/tools/build/builds';
import { type OwnShop, type SecondBuild } from '../own-shop';
import type { TheProvider } from './provider';

type Opening = {
  /** Initial time on the shop's clock; the machine's time by default. */
  at?: Date | number | string;
  /** Payment provider; the test payment by default. */
  paidBy?: TheProvider;
};

/** A shop of one test, with its own URL and a database that survives restarts. */
export class TheShop {
  constructor(
    private readonly shop: OwnShop,
    private readonly secondBuild: SecondBuild,
  ) {}

  /** Origin of the shop, open or not: `http://localhost:…`. */
  get url(): string {
    return this.shop.url;
  }

  /** Opens the shop, or restarts it to set its clock. */
  async opens({ at, paidBy }: Opening = {}): Promise<void> {
    await paidBy?.takesPaymentsOf(this.url, at);
    await this.shop.serve(currentBuild('.'), {
      ...paidBy?.settings,
      ...(at !== undefined && {
        CLOCK_STARTS_AT: new Date(at).toISOString(),
        NODE_OPTIONS: '--require ./scripts/shifted-clock.cjs',
      }),
    });
  }

  /** Replaces the served build by another one, like a deploy. */
  async deploys(): Promise<void> {
    await this.shop.serve(this.secondBuild.folder());
  }

  /** Suspends the shop: it accepts connections and does not respond. */
  fallsSilent(): void {
    this.shop.fallSilent();
  }

  /** Stops the shop: connections are refused. */
  async closes(): Promise<void> {
    await this.shop.close();
  }

  /** Output of an owner's command, such as `alerts`. */
  answersOwner(...args: string[]): Promise<string> {
    return this.shop.askOwner(...args);
  }

  /** The emails to an address as sent. */
  mailsTo(address: string): Promise<string[]> {
    return this.shop.mailsTo(address);
  }
}

/** Makes `baseURL` the isolated shop, for `test.use`. */
export const inAShopOfItsOwn = {
  baseURL: async ({ theShop }: { theShop: TheShop }, use: (url: string) => Promise<void>) => use(theShop.url),
};
