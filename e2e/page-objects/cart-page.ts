import type { Page } from '@playwright/test';
import { cartPageCopy, lineCopy } from '@/components/cart/copy';
import { maxQuantity, minQuantity } from '@/domain/line-items';

/** Page object of the cart page. It has no assertions and does not wait. */
export class CartPage {
  constructor(private readonly page: Page) {}

  get list() {
    return this.page.getByRole('list', { name: cartPageCopy.list, exact: true });
  }

  get lines() {
    return this.list.getByRole('listitem');
  }

  get subtotal() {
    return this.page.getByRole('region', { name: cartPageCopy.summary, exact: true }).getByRole('definition');
  }

  get emptyHeading() {
    return this.page.getByRole('heading', { name: cartPageCopy.empty, exact: true });
  }

  get checkoutLink() {
    return this.page.getByRole('link', { name: cartPageCopy.checkout, exact: true });
  }

  get quantity() {
    return this.page.getByRole('spinbutton');
  }

  quantityOf(name: string) {
    const label = `${cartPageCopy.quantityOf(name)}, ${cartPageCopy.range(minQuantity, maxQuantity)}`;
    return this.page.getByRole('spinbutton', { name: label, exact: true });
  }

  increase(name: string) {
    return this.page.getByRole('button', { name: cartPageCopy.more(name), exact: true });
  }

  remove(name: string) {
    return this.page.getByRole('button', { name: lineCopy.removeOf(name), exact: true });
  }

  undo(name: string) {
    return this.page.getByRole('button', { name: lineCopy.undoOf(name), exact: true });
  }
}
