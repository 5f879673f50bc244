import { registeredAlert } from '@/components/account/copy-alert';
import { cartCopy, motto, welcomeMember, wishlistIsEmpty } from '@/components/shell/copy';
import { brandLinks, navigation, shopLinks } from '@/data/navigation';
import { site } from '@/data/site';
import { socialPlaces } from '@/data/social';
import { popularBrandsTitle } from '@/components/home/copy';
import { panelTitles, topSellingTitle } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { headline, popularBrands, promotions, tileBrands } from '@/data/home';
import { assurances, policies } from '@/data/policies';
import { testPayment } from '@/components/checkout/copy';
import { expect, test } from './support/fixtures';
import { fixedCopy } from './support/fixed-copy';
import { textOf } from './support/shop';

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test('banner and motto match docs/product.md 1.7 and 1.2', () => {
  expect(textOf(site.banner)).toBe(fixedCopy.banner);
  expect(textOf(motto)).toBe(fixedCopy.motto);
});

test('contacts and menus match docs/product.md 1.3, 1.5, 3.7 and 3.10', () => {
  expect([site.phone, site.mail, site.secondPhone].map(({ label, href }) => [label, href])).toEqual(fixedCopy.contacts);
  const bar = [...labels(navigation.beforeMen), navigation.men, ...labels(navigation.afterMen)];
  expect(bar).toEqual(fixedCopy.navigation);
  expect(labels(brandLinks)).toEqual(fixedCopy.brands);
  expect(labels(shopLinks)).toEqual(fixedCopy.shopLinks);
  expect(labels(socialPlaces({}))).toEqual(fixedCopy.socialLinks);
});

test("the member's greeting matches docs/product.md 3.2, with the name in upper case", () => {
  expect(textOf(welcomeMember({ displayName: 'Ada Lovelace', email: 'Ada@example.com' }))).toBe(fixedCopy.welcome);
});

// Verifies docs/product.md 3.3 (no line, one line, several lines).
test('the cart message matches docs/product.md 3.3 when empty, singular and plural', () => {
  expect([0, 1, 2].map(cartCopy)).toEqual(fixedCopy.cart);
});

test('the message of an empty wishlist matches docs/product.md 3.6', () => {
  expect(wishlistIsEmpty).toBe(fixedCopy.emptyWishlist);
});

test('the promotions of the home page match docs/product.md 4.2 and 4.4', () => {
  expect(headline).toBe(fixedCopy.headline);
  expect(promotions).toEqual(fixedCopy.promotions);
  expect(popularBrandsTitle).toBe(fixedCopy.popularBrandsTitle);
  expect(popularBrands.map(({ title, shop, brand }) => [title, brand.tagline, shop, brand.path])).toEqual(
    fixedCopy.popularBrands,
  );
});

test('buttons, captions, panels and brands of a product page match docs/product.md 6.3 to 6.7', () => {
  const { addToCart, saveToWishlist, inCart, onWishlist } = buyCopy;
  expect([addToCart, saveToWishlist, inCart, onWishlist]).toEqual(fixedCopy.buttons);
  expect(assurances.map(({ caption }) => caption)).toEqual(fixedCopy.captions);
  const { description, specifications } = panelTitles;
  expect([description, specifications, ...policies.map(({ title }) => title)]).toEqual(fixedCopy.panels);
  expect(topSellingTitle).toBe(fixedCopy.topSellingTitle);
  expect(tileBrands.map(({ name }) => name)).toEqual(fixedCopy.tileBrands);
});

test('the policies contain every fact of docs/product.md 15.7 to 15.9', () => {
  for (const [title, facts] of Object.entries(fixedCopy.policies)) {
    const points = policies.find((policy) => policy.title === title)?.points.join(' ');
    for (const fact of facts) expect(points).toContain(fact);
  }
});

test('the test payment notice matches docs/product.md 16.2', () => {
  expect(testPayment).toBe(fixedCopy.testPayment);
});

test('the registration message matches docs/product.md 11.5, including its spelling', () => {
  expect(registeredAlert).toBe(fixedCopy.registered);
});
