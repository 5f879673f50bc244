import type { Page } from '@playwright/test';

/** The cart's page. It finds; it never asserts or waits. */
export class CartPage {
  constructor(private readonly page: Page) {}

  get list() {
    return this.page.getByRole('list', { name: 'Watches in your cart' });
  }

  get lines() {
    return this.list.getByRole('listitem');
  }

  get subtotal() {
    return this.page.getByRole('region', { name: 'Order summary' }).getByRole('definition');
  }

  get emptyHeading() {
    return this.page.getByRole('heading', { name: 'Your cart is empty.' });
  }

  get checkoutLink() {
    return this.page.getByRole('link', { name: 'Checkout' });
  }

  get quantity() {
    return this.page.getByRole('spinbutton');
  }

  quantityOf(name: string) {
    return this.page.getByRole('spinbutton', { name });
  }

  oneMore(name: string) {
    return this.page.getByRole('button', { name: `One more: ${name}` });
  }

  remove(name: string) {
    return this.page.getByRole('button', { name: `Remove ${name}` });
  }

  undo(name: string) {
    return this.page.getByRole('button', { name: `Undo: bring back ${name}` });
  }
}
