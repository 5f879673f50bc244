import type { Page } from '@playwright/test';
import { galleryCopy, otherBrandsTitle, topSellingTitle, promiseTitle } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { viewerCopy, sendingCopy } from '@/components/product/copy-late';

/** A watch's page. It finds; it never asserts or waits. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  get pictures() {
    return this.page.getByRole('region', { name: new RegExp(`^${galleryCopy.title('')}`) });
  }

  /** The large picture on view; thumbnails carry no alternative text, and hidden pictures are hidden. */
  get largePicture() {
    return this.pictures.getByRole('img');
  }

  /** Opens the picture on view on the whole screen. */
  get enlarge() {
    return this.pictures.getByRole('link', { name: new RegExp(`^${galleryCopy.enlarge('')}`) });
  }

  /** The pictures on the whole screen. */
  get viewer() {
    return this.page.getByRole('dialog', { name: new RegExp(`^.+${viewerCopy.title('')}$`) });
  }

  get addToCart() {
    return this.page.getByRole('button', { name: buyCopy.addToCart, exact: true });
  }

  /** The same button once the watch is in the cart. */
  get inCart() {
    return this.page.getByRole('button', { name: buyCopy.inCart, exact: true });
  }

  get seeCart() {
    return this.page.getByRole('main').getByRole('link', { name: buyCopy.seeCart, exact: true });
  }

  /** At the foot of the screen, once the first button has scrolled away. */
  get bar() {
    return this.page.getByRole('region', { name: new RegExp(`^${buyCopy.bar('')}`) });
  }

  get saveToWishlist() {
    return this.page.getByRole('button', { name: buyCopy.saveToWishlist, exact: true });
  }

  /** What is promised beside the buttons. */
  get promise() {
    return this.page.getByRole('group', { name: promiseTitle, exact: true });
  }

  get country() {
    return this.promise.getByRole('combobox', { name: sendingCopy.country, exact: true });
  }

  get strip() {
    return this.page.getByRole('list', { name: otherBrandsTitle, exact: true });
  }

  get topSelling() {
    return this.page.getByRole('region', { name: topSellingTitle, exact: true });
  }

  thumbnail(number: 1 | 2 | 3) {
    return this.pictures.getByRole('button', { name: new RegExp(`^${galleryCopy.thumbnail(number, '')}`) });
  }

  header(title: string) {
    return this.page.getByRole('button', { name: title, exact: true });
  }

  panel(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
