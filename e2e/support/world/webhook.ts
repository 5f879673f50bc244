/** Number of deliveries per event, or how delivery is held up. */
type Way = 'lost' | 'late' | number;

/** Sends one event to the shop. */
type Delivery = () => Promise<void>;

/** Delivery of payment events to the shop. By default each event is sent once, immediately. */
export class TheWebhook {
  private way: Way = 1;
  private waiting: Delivery[] = [];
  private underWay: Promise<void>[] = [];

  /** Drops all events. */
  isLost(): void {
    this.way = 'lost';
  }

  /** Sends each event twice in parallel. */
  isDoubled(): void {
    this.way = 2;
  }

  /** Holds events until `release`. */
  isLate(): void {
    this.way = 'late';
  }

  /** Sends the held events. Resolves when the shop has accepted all; rejects if it rejected one. */
  async comes(): Promise<void> {
    this.underWay.push(...this.waiting.splice(0).map((deliver) => deliver()));
    await Promise.all(this.underWay.splice(0));
  }

  /** Sends, holds or drops an event. */
  carries(deliver: Delivery): void {
    if (this.way === 'late') this.waiting.push(deliver);
    for (let left = typeof this.way === 'number' ? this.way : 0; left > 0; left -= 1) {
      const delivered = deliver();
      // `release` reports the rejection.
      delivered.catch(() => undefined);
      this.underWay.push(delivered);
    }
  }
}
