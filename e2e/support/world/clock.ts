import type { Page } from '@playwright/test';

/** At which local hour a day's word is struck. */
const hours = { midnight: 24, noon: 12 } as const;

/**
 * The clock on the shopper's wall. A spec that winds it asks for `test.use({ ownClock: true })`. What time a shop of its own
 * believes it is, `theShop.opens({ at })` says.
 */
export class TheClock {
  constructor(private readonly page: Page) {}

  /** From here on it is this moment, and stays it. */
  async stopsAt(moment: Date | number | string): Promise<void> {
    await this.page.clock.setFixedTime(moment);
  }

  /** It is this moment, and time goes on from there. */
  async startsAt(moment: Date | number | string): Promise<void> {
    await this.page.clock.install({ time: new Date(moment) });
  }

  /** It goes on to this later moment, and waits there for `passes`. */
  async goesOnTo(moment: Date | number | string): Promise<void> {
    await this.page.clock.pauseAt(moment);
  }

  /** So much time passes at once, with all that is due in it. @param time in ms, or `01:30` in minutes and seconds */
  async passes(time: number | string): Promise<void> {
    await this.page.clock.runFor(time);
  }

  /** It goes on to the next midnight or noon where the shopper is, and a second over it. */
  async strikes(hour: keyof typeof hours): Promise<void> {
    const left = await this.page.evaluate((of) => {
      const now = new Date();
      const struck = new Date(now.getFullYear(), now.getMonth(), now.getDate(), of);
      if (struck <= now) struck.setDate(struck.getDate() + 1);
      return struck.getTime() - now.getTime();
    }, hours[hour]);
    await this.passes(left + 1000);
  }
}
