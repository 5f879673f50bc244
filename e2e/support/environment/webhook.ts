/** Number of deliveries per event, or how delivery is held up. */
type Mode = 'lost' | 'late' | number;

/** Sends one event to the shop. */
type Delivery = () => Promise<void>;

/** Delivery of payment events to the shop. By default each event is sent once, immediately. */
export class Webhook {
  private mode: Mode = 1;
  private queued: Delivery[] = [];
  private inFlight: Promise<void>[] = [];

  /** Drops all events. */
  dropAll(): void {
    this.mode = 'lost';
  }

  /** Sends each event twice in parallel. */
  sendTwice(): void {
    this.mode = 2;
  }

  /** Holds events until `release`. */
  hold(): void {
    this.mode = 'late';
  }

  /** Sends the held events. Resolves when the shop has accepted all; rejects if it rejected one. */
  async release(): Promise<void> {
    this.inFlight.push(...this.queued.splice(0).map((deliver) => deliver()));
    await Promise.all(this.inFlight.splice(0));
  }

  /** Sends, holds or drops an event. */
  deliver(deliver: Delivery): void {
    if (this.mode === 'late') this.queued.push(deliver);
    for (let left = typeof this.mode === 'number' ? this.mode : 0; left > 0; left -= 1) {
      const delivered = deliver();
      // `release` reports the rejection.
      delivered.catch(() => undefined);
      this.inFlight.push(delivered);
    }
  }
}
