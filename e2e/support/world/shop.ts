import { currentBuild } from '@/tools/build/builds';
import { type OwnShop, type SecondBuild } from '../own-shop';
import type { TheProvider } from './provider';

/** How a shop of a test's own opens. */
type Opening = {
  /** The moment that the shop believes it is when it opens; the machine's own time where none is given. */
  at?: Date | number | string;
  /** Who takes its payments; the test payment where none is given. */
  paidBy?: TheProvider;
};

/** A shop of a test's own: at one address, with records of its own that stay when it opens again. */
export class TheShop {
  constructor(
    private readonly shop: OwnShop,
    private readonly secondBuild: SecondBuild,
  ) {}

  /** Where it is reached, open or not: `http://localhost:…`. */
  get url(): string {
    return this.shop.url;
  }

  /** Opens it; where it is open already, closes it first: that is how its clock is set. */
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

  /** Another build takes the place of the one that is served, as a deploy brings it. */
  async deploys(): Promise<void> {
    await this.shop.serve(this.secondBuild.folder());
  }

  /** It takes connections, and says nothing. */
  fallsSilent(): void {
    this.shop.fallSilent();
  }

  /** Whoever asks finds nobody. */
  async closes(): Promise<void> {
    await this.shop.close();
  }

  /** What one of the owner's commands says, `troubles`. */
  answersOwner(...args: string[]): Promise<string> {
    return this.shop.askOwner(...args);
  }

  /** The mails to an address as they would go out. */
  mailsTo(address: string): Promise<string[]> {
    return this.shop.mailsTo(address);
  }
}

/** Has the pages of a spec be those of `theShop`. For `test.use`. */
export const inAShopOfItsOwn = {
  baseURL: async ({ theShop }: { theShop: TheShop }, use: (url: string) => Promise<void>) => use(theShop.url),
};
