/** How often the word of a payment comes by itself: not at all while it is lost or late. */
type Way = 'lost' | 'late' | number;

/** Brings one event to the shop. */
type Delivery = () => Promise<void>;

/** The word by which the provider tells the shop of a payment. It comes once, at once, unless it is said otherwise. */
export class TheWebhook {
  private way: Way = 1;
  private waiting: Delivery[] = [];
  private underWay: Promise<void>[] = [];

  /** It never comes. */
  isLost(): void {
    this.way = 'lost';
  }

  /** It comes twice, at the same moment. */
  isDoubled(): void {
    this.way = 2;
  }

  /** It does not come before `comes`. */
  isLate(): void {
    this.way = 'late';
  }

  /** What was late comes now. Resolves when the shop has taken all; rejects where it has refused a word. */
  async comes(): Promise<void> {
    this.underWay.push(...this.waiting.splice(0).map((deliver) => deliver()));
    await Promise.all(this.underWay.splice(0));
  }

  /** Takes the word of a payment from the provider. */
  carries(deliver: Delivery): void {
    if (this.way === 'late') this.waiting.push(deliver);
    for (let left = typeof this.way === 'number' ? this.way : 0; left > 0; left -= 1) {
      const delivered = deliver();
      // Whoever asks for `comes` hears of it.
      delivered.catch(() => undefined);
      this.underWay.push(delivered);
    }
  }
}
