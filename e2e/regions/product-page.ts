import type { Page } from '@playwright/test';

/** A watch's page. It finds; it never asserts or waits. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  get pictures() {
    return this.page.getByRole('region', { name: /^Pictures of/ });
  }

  /** The large picture on view; thumbnails carry no alternative text, and hidden pictures are hidden. */
  get largePicture() {
    return this.pictures.getByRole('img');
  }

  get addToCart() {
    return this.page.getByRole('button', { name: 'Add to Cart' });
  }

  get saveToWishlist() {
    return this.page.getByRole('button', { name: 'Save to Wishlist' });
  }

  get strip() {
    return this.page.getByRole('list', { name: 'Other brands' });
  }

  get topSelling() {
    return this.page.getByRole('region', { name: 'Top Selling Brands' });
  }

  thumbnail(number: 1 | 2 | 3) {
    return this.pictures.getByRole('button', { name: new RegExp(`^Picture ${number}:`) });
  }

  header(title: string) {
    return this.page.getByRole('button', { name: title, exact: true });
  }

  panel(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
