/*
 * Simulates several tabs on one localStorage, as in Chromium. Each tab reads and writes its own copy. The browser
 * orders the writes and notifies every tab later. Until a tab is notified of its own write, its copy keeps that value.
 * The tab handles the storage event later still. Web Locks do not wait for localStorage: a tab may get a lock before it
 * sees the writes of the previous holder.
 */

type Write = { from: Tab; newValue: string | null };

export class Tab {
  copy: string | null = null;
  unconfirmed = 0;
  inbox: Write[] = [];
  /** How many storage events have not been handled. */
  events = 0;

  constructor(private readonly browser: Browser) {}

  /** `window.localStorage` of this tab. It has one key. */
  readonly localStorage = {
    getItem: () => this.copy,
    setItem: (_key: string, value: string) => this.write(value),
    removeItem: () => this.write(null),
  };

  /** `navigator.locks` of this tab. It has one lock name. */
  readonly locks = {
    request: (_name: string, work: () => Promise<void> | void) =>
      new Promise<void>((released) => this.browser.requests.push({ from: this, work, released })),
  };

  /** Receives the next write that the browser reports. */
  receive(): void {
    const write = this.inbox.shift();
    if (!write) return;
    if (write.from === this) this.unconfirmed -= 1;
    else {
      if (this.unconfirmed === 0) this.copy = write.newValue;
      this.events += 1;
    }
  }

  private write(value: string | null): void {
    if (value === this.copy) return;
    this.copy = value;
    this.unconfirmed += 1;
    this.browser.sent.push({ from: this, newValue: value });
  }
}

type LockRequest = { from: Tab; work: () => Promise<void> | void; released: () => void };

export class Browser {
  value: string | null = null;
  sent: Write[] = [];
  requests: LockRequest[] = [];
  isLocked = false;
  readonly tabs: readonly Tab[];

  constructor(count: number, value: string | null) {
    this.tabs = Array.from({ length: count }, () => new Tab(this));
    this.value = value;
    for (const tab of this.tabs) tab.copy = value;
  }

  /** From here on the page's storage and locks are those of this tab. */
  turnTo(tab: Tab): void {
    Object.defineProperty(window, 'localStorage', { configurable: true, get: () => tab.localStorage });
    Object.defineProperty(navigator, 'locks', { configurable: true, get: () => tab.locks });
  }

  /** Applies the oldest write of a tab and reports it to all tabs. */
  carryOut(tab: Tab): void {
    const write = this.sent.find(({ from }) => from === tab);
    if (!write) return;
    this.sent = this.sent.filter((other) => other !== write);
    this.value = write.newValue;
    for (const other of this.tabs) other.inbox.push(write);
  }

  /** Grants the lock to the tab that has waited longest, if it is free. */
  async grant(): Promise<void> {
    const request = this.isLocked ? undefined : this.requests.shift();
    if (!request) return;
    this.isLocked = true;
    this.turnTo(request.from);
    void Promise.resolve(request.work()).then(() => {
      this.isLocked = false;
      request.released();
    });
    await settle();
  }

  /** Lets 50 ms pass: by then the browser has delivered every write to every tab. */
  async pause(): Promise<void> {
    for (const tab of this.tabs) {
      while (this.sent.some(({ from }) => from === tab)) this.carryOut(tab);
    }
    for (const tab of this.tabs) {
      while (tab.inbox.length > 0) tab.receive();
    }
    await this.passTime(50);
  }

  /** Lets some ms pass, in which the browser delivers nothing by itself. */
  async passTime(ms: number): Promise<void> {
    jest.advanceTimersByTime(ms);
    await settle();
  }
}

/** Lets the handlers of fulfilled promises run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
