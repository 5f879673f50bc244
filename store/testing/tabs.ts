/*
 * Several tabs on one localStorage, as Chromium runs them: each tab reads and writes its own copy, the browser puts the
 * writes in one order, and tells every tab of them later. While a tab waits for word of its own write, its copy keeps
 * that value. An event is handled later still.
 */

type Write = { from: Tab; oldValue: string | null; newValue: string | null };

export class Tab {
  copy: string | null = null;
  unconfirmed = 0;
  inbox: Write[] = [];
  events: Write[] = [];

  constructor(private readonly browser: Browser) {}

  /** What this tab sees as `window.localStorage`. There is but one key. */
  readonly localStorage = {
    getItem: () => this.copy,
    setItem: (_key: string, value: string) => this.write(value),
    removeItem: () => this.write(null),
  };

  /** Takes in the next write that the browser tells of. */
  receive(): void {
    const write = this.inbox.shift();
    if (!write) return;
    if (write.from === this) this.unconfirmed -= 1;
    else {
      if (this.unconfirmed === 0) this.copy = write.newValue;
      this.events.push(write);
    }
  }

  private write(value: string | null): void {
    if (value === this.copy) return;
    this.copy = value;
    this.unconfirmed += 1;
    this.browser.sent.push({ from: this, oldValue: null, newValue: value });
  }
}

export class Browser {
  value: string | null = null;
  sent: Write[] = [];
  readonly tabs: readonly Tab[];

  constructor(count: number, value: string | null) {
    this.tabs = Array.from({ length: count }, () => new Tab(this));
    this.value = value;
    for (const tab of this.tabs) tab.copy = value;
  }

  /** Carries out the oldest write of a tab and tells all tabs of it. */
  carryOut(tab: Tab): void {
    const write = this.sent.find(({ from }) => from === tab);
    if (!write) return;
    this.sent = this.sent.filter((other) => other !== write);
    const told = { ...write, oldValue: this.value };
    this.value = write.newValue;
    for (const other of this.tabs) other.inbox.push(told);
  }
}
