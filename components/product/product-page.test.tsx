import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { variantPath } from '@/domain/picture-source';
import { similarityReasons } from '@/domain/similarity-reasons';
import { otherBrandsTitle, panelTitles, relatedCopy, similarityCopy, topSellingTitle } from './copy';
import { mockIntersectionObserver } from '@/components/testing/browser-mock';
import { elementsOf } from '@/components/testing/elements';
import { skippedHeadings } from '@/components/testing/headings';
import { cartNeedsScript, galleryCopy, cartTool, stockCopy } from './copy';
import { BuyBar } from './buy/buy-bar';
import { BuyColumn } from './buy/buy-column';
import { buyCopy } from './copy-buy';
import { shippingCopy } from './copy-late';
import { RecentlyViewed } from './more/recently-viewed';
import { ProductPage } from './product-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const file = (view: 1 | 2 | 3) => variantPath(`/watches/california/3-${view}.webp`, 800, 'webp');
const filesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const pictures = () => screen.getByRole('region', { name: galleryCopy.title('Half & Half 40') });

beforeEach(async () => {
  mockIntersectionObserver();
  const watch = await catalogue.findWatch('california/3');
  if (!watch) throw new Error('The shop does not sell california/3.');
  render(await ProductPage({ watch, availability: 'in-stock' }));
  await screen.findByRole('combobox', { name: shippingCopy.country });
});

it('the three thumbnails show the files of front, three-quarter view and profile', () => {
  const thumbnails = within(pictures()).getAllByRole('button');
  expect(thumbnails.map(filesIn)).toEqual([[file(1)], [file(2)], [file(3)]]);
});

it.each([
  [1, 'front'],
  [2, 'three-quarter view'],
  [3, 'profile'],
] as const)('a click on thumbnail %d shows the %s as the large picture', async (number, view) => {
  await userEvent.click(
    within(pictures()).getByRole('button', { name: new RegExp(`^${galleryCopy.thumbnail(number, '')}`) }),
  );
  const [large, ...others] = within(pictures()).getAllByRole('img');
  expect(others).toEqual([]);
  expect(large).toHaveAttribute('src', file(number));
  expect(large).toHaveAccessibleName(`California Half & Half 40, ${view}, brown leather strap`);
});

it('the headings of the page skip no level', () => {
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(10);
  expect(skippedHeadings(document)).toEqual([]);
});

it('the sticky picture beside the panels is the second file', () => {
  const fixed = screen.getByRole('img', { name: /three-quarter view/ });
  expect(pictures()).not.toContainElement(fixed);
  expect(fixed).toHaveAttribute('src', file(2));
});

it('the page names its range, key numbers, other makers and the most similar watches with their reasons', async () => {
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const crumbs = within(screen.getByRole('navigation', { name: /Breadcrumb/ })).getAllByRole('link');
  expect(hrefs(crumbs)).toEqual(['/', '/all/california']);
  const similar = within(screen.getByRole('region', { name: relatedCopy.title })).getAllByRole('link');
  const [watch] = await catalogue.findWatches(['california/3']);
  const expected = watch ? await catalogue.similarWatches(watch, 4) : [];
  expect(hrefs(similar)).toEqual(expected.map(({ path }) => path));
  expect(hrefs(similar)).not.toContain('/all/california/3');
  expect(similar.map((card) => card.querySelector('p')?.textContent)).toEqual(
    expected.map((other) => watch && similarityCopy(similarityReasons(watch, other))),
  );
  const makers = within(screen.getByRole('region', { name: topSellingTitle })).getAllByRole('link');
  expect(hrefs(makers)).toEqual(['/all/california', '/all/undone', '/all/luminox']);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, string>,
  );
  const product = data.find((each) => each['@type'] === 'Product');
  expect(product?.description).toBe(watch?.description.join(' '));
  expect(data.find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({ itemListElement: { length: 3 } });
});

it('the strip of other makers shows each with its own link and picture, only while all panels are closed', async () => {
  const strip = () => screen.queryByRole('list', { name: otherBrandsTitle });
  const tiles = within(screen.getByRole('list', { name: otherBrandsTitle })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href'), ...filesIn(tile)])).toEqual(
    [
      ['California Watch Co.', 'california'],
      ['Undone', 'undone'],
      ['Luminox', 'luminox'],
    ].map(([name, segment]) => [name, `/all/${segment}`, variantPath(`/watches/${segment}/1-1.webp`, 800, 'webp')]),
  );
  const panel = screen.getByRole('button', { name: panelTitles.specifications });
  await userEvent.click(panel);
  expect(strip()).toBeNull();
  await userEvent.click(panel);
  expect(strip()).toBeVisible();
});

it('the row of recently viewed watches leaves out the watch of the page', async () => {
  const watch = await catalogue.findWatch('california/3');
  if (!watch) throw new Error('The shop does not sell california/3.');
  const page = await ProductPage({ watch, availability: 'in-stock' });
  const rows = elementsOf(page).filter(({ type }) => type === RecentlyViewed);
  expect(rows).toMatchObject([{ props: { watch: 'california/3' } }]);
});

it('every cart button of the page gets the weekend price of the watch', async () => {
  const watch = await catalogue.findWatch('timex/2');
  if (!watch) throw new Error('The shop does not sell timex/2.');
  const page = await ProductPage({ watch, availability: 'in-stock' });
  const parts = elementsOf(page);
  const { weekendCents } = watch;
  expect(weekendCents).toBeGreaterThan(0);
  expect(parts.find(({ type }) => type === BuyBar)?.props).toMatchObject({ weekendCents });
  expect(parts.find(({ type }) => type === BuyColumn)?.props).toMatchObject({ weekend: { weekendCents } });
});

// Verifies docs/product.md 25.6.
it.each([
  ['in-stock', cartNeedsScript, undefined],
  ['sold-out', stockCopy.mailMe, '/back-in-stock?watch=timex/2'],
] as const)(
  'without scripts the page of a watch that is %s says what a shopper can do',
  async (availability, text, href) => {
    cleanup();
    const watch = await catalogue.findWatch('timex/2');
    if (!watch) throw new Error('The shop does not sell timex/2.');
    const front = { file: watch.pictures[0], widths: [320], width: 320, height: 400, alt: '' };
    const html = renderToString(<BuyColumn watch={watch} availability={availability} weekend={{}} front={front} />);
    const [, shown = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(shown).toContain(text);
    expect(/href="([^"]*)"/.exec(shown)?.[1]).toBe(href);
  },
);

it('the cart form is a WebMCP tool without automatic submission', () => {
  const form = screen.getByRole('button', { name: buyCopy.addToCart }).closest('form');
  expect(form).toHaveAttribute('toolname', cartTool.toolname);
  expect(form).toHaveAttribute('tooldescription', cartTool.tooldescription);
  expect(form).toHaveAttribute('method', 'dialog');
  expect(document.querySelector('[toolautosubmit]')).toBeNull();
});

it('no form is a WebMCP tool when agents are disabled', async () => {
  cleanup();
  jest.replaceProperty(process, 'env', { ...process.env, AGENTS: 'off' });
  const watch = await catalogue.findWatch('california/3');
  if (!watch) throw new Error('The shop does not sell california/3.');
  render(await ProductPage({ watch, availability: 'in-stock' }));
  await screen.findByRole('combobox', { name: shippingCopy.country });
  jest.restoreAllMocks();
  expect(screen.getByRole('button', { name: buyCopy.addToCart })).toBeVisible();
  expect(document.querySelector('[toolname]')).toBeNull();
});
