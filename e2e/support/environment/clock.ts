import type { Page } from '@playwright/test';

/** Local hours of the named times of day. */
const hours = { midnight: 24, noon: 12 } as const;

/** Init script: hides the server's time in pages, so that the browser's clock alone decides. */
export function hideShopTime(): void {
  const { prototype } = PerformanceResourceTiming;
  const getter = Object.getOwnPropertyDescriptor(prototype, 'serverTiming')?.get;
  Object.defineProperty(prototype, 'serverTiming', {
    get(this: PerformanceResourceTiming): PerformanceServerTiming[] {
      return (getter?.call(this) ?? []).filter(({ name }: PerformanceServerTiming) => name !== 'now');
    },
  });
}

/** The browser's clock. Requires `test.use({ ownClock: true })`; `isolatedShop.open({ at })` sets a shop's clock. */
export class BrowserClock {
  constructor(private readonly page: Page) {}

  /** Freezes the clock at a time. */
  async freezeAt(moment: Date | number | string): Promise<void> {
    await this.page.clock.setFixedTime(moment);
  }

  /** Sets the clock to a time, from which it runs on. */
  async startAt(moment: Date | number | string): Promise<void> {
    await this.page.clock.install({ time: new Date(moment) });
  }

  /** Advances the clock to a later time and pauses it there, until `advanceBy`. */
  async advanceTo(moment: Date | number | string): Promise<void> {
    await this.page.clock.pauseAt(moment);
  }

  /** Advances the clock and runs all due timers. @param time in ms, or `01:30` in minutes and seconds */
  async advanceBy(time: number | string): Promise<void> {
    await this.page.clock.runFor(time);
  }

  /** Advances the clock to one second past the next local midnight or noon. */
  async advanceToNext(hour: keyof typeof hours): Promise<void> {
    const left = await this.page.evaluate((of) => {
      const now = new Date();
      const next = new Date(now.getFullYear(), now.getMonth(), now.getDate(), of);
      if (next <= now) next.setDate(next.getDate() + 1);
      return next.getTime() - now.getTime();
    }, hours[hour]);
    await this.advanceBy(left + 1000);
  }
}
