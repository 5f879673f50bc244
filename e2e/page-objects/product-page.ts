import type { Page } from '@playwright/test';
import { galleryCopy, otherBrandsTitle, readDialCopy, topSellingTitle, promiseTitle } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { viewerCopy, shippingCopy } from '@/components/product/copy-late';

/** Page object of a product page. It has no assertions and does not wait. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  get pictures() {
    return this.page.getByRole('region', { name: new RegExp(`^${galleryCopy.title('')}`) });
  }

  /** The visible large picture. Thumbnails have no alternative text, and other pictures are hidden. */
  get largePicture() {
    return this.pictures.getByRole('img');
  }

  /** Opens the visible picture in the full-screen viewer. */
  get enlarge() {
    return this.pictures.getByRole('link', { name: new RegExp(`^${galleryCopy.enlarge('')}`) });
  }

  /** The full-screen viewer. */
  get viewer() {
    return this.page.getByRole('dialog', { name: new RegExp(`^.+${viewerCopy.title('')}$`) });
  }

  get addToCart() {
    return this.page.getByRole('button', { name: buyCopy.addToCart, exact: true });
  }

  /** The same button when the watch is in the cart. */
  get inCart() {
    return this.page.getByRole('button', { name: buyCopy.inCart, exact: true });
  }

  get seeCart() {
    return this.page.getByRole('main').getByRole('link', { name: buyCopy.seeCart, exact: true });
  }

  /** The sticky bar at the bottom, shown when the first button has scrolled away. */
  get bar() {
    return this.page.getByRole('region', { name: new RegExp(`^${buyCopy.bar('')}`) });
  }

  get saveToWishlist() {
    return this.page.getByRole('button', { name: buyCopy.saveToWishlist, exact: true });
  }

  /** The delivery estimate beside the buttons. */
  get deliveryPromise() {
    return this.page.getByRole('group', { name: promiseTitle, exact: true });
  }

  get country() {
    return this.deliveryPromise.getByRole('combobox', { name: shippingCopy.country, exact: true });
  }

  /** The tools under the picture. */
  get tools() {
    return this.page.locator('.picture-tools');
  }

  get moreTools() {
    return this.page.getByRole('button', { name: readDialCopy.more, exact: true });
  }

  get readDial() {
    return this.page.getByRole('button', { name: readDialCopy.title, exact: true });
  }

  /** Opens the dial reader; that of a plain dial is under "More". */
  async openDial() {
    if (await this.moreTools.isVisible()) await this.moreTools.click();
    await this.readDial.click();
  }

  get otherBrands() {
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
