import type { APIRequestContext } from '@playwright/test';
import type {
  DeskMail,
  TestDeskAction,
  TestDeskResponses,
  TestDeskClock,
  TestDeskRequests,
} from '@/contract/test-desk';
import type { TestStateName } from '@/data/test-states';
import type { Breakable } from '@/domain/test-desk';
import type { WatchKey } from '@/domain/watch-key';

/** Client of a shop's test desk (docs/product.md 43). Clock, reset and breakages are for a shop of the test's own. */
export class TestDesk {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** Makes a named state. @param userId account of the shopper; a guest by default */
  seed(state: TestStateName, email?: string, userId?: string) {
    return this.act('seed', { state, email, userId });
  }

  /** Sets the clock of the shop, from which its pages follow at their next load; without a time it is the machine's. */
  clock(at?: Date | number | string, { isFrozen = false } = {}) {
    return this.act('clock', { at: at === undefined ? undefined : new Date(at).toISOString(), isFrozen });
  }

  stock(watch: WatchKey, units: number) {
    return this.act('stock', { watch, units });
  }

  /** Sends events of the payment provider about an order. */
  events(sent: TestDeskRequests['events']) {
    return this.act('events', sent);
  }

  break(what: Breakable, seconds: number) {
    return this.act('break', { what, seconds });
  }

  reset() {
    return this.act('reset', {});
  }

  /** Runs all jobs of the shop; it also sends mail. */
  jobs() {
    return this.act('jobs', {});
  }

  /** Stops the recording and returns its spec. */
  stop() {
    return this.act('stop', {});
  }

  /** The emails to an address with their content, the latest first, sent or not. */
  async mail(to: string): Promise<DeskMail[]> {
    return (await this.get(`mail?to=${encodeURIComponent(to)}`)) as DeskMail[];
  }

  async readClock(): Promise<TestDeskClock> {
    return (await this.get('clock')) as TestDeskClock;
  }

  private async get(path: string): Promise<unknown> {
    return (await this.request.get(`${this.origin}/api/test-desk/${path}`)).json();
  }

  private async act<Action extends TestDeskAction>(
    action: Action,
    data: TestDeskRequests[Action],
  ): Promise<TestDeskResponses[Action]> {
    const response = await this.request.post(`${this.origin}/api/test-desk/${action}`, { data });
    if (!response.ok())
      throw new Error(`The test desk answered ${action} with ${response.status()}: ${await response.text()}`);
    return (await response.json()) as TestDeskResponses[Action];
  }
}
