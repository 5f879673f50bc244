import { render, screen } from '@testing-library/react';
import { dialToTry, findHeroLinks, weekendPromotion } from '@/data/home';
import { popularCopy } from '@/data/home-copy';
import { dialScaleOf, readableDialOf } from '@/data/dials-to-read';
import { movingPartsOf } from '@/domain/dial/layers';
import { momentOf } from '@/domain/dial/part-animation';
import { readDial } from '@/domain/dial/read-dial';
import { clock } from '@/domain/dial/clock';
import { AllBrands } from './all-brands';
import { allNewArrivals, allOfBrand } from './copy';
import { Hero } from './hero';
import { NewArrivals } from './new-arrivals';
import { OddDial } from './odd-dial';
import { OddHours } from './odd-hours';
import { PopularBrands } from './popular-brands';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
/** Catalogue, id and view of each picture, such as `xerix/1-2`. */
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => /watches\/(\w+\/\d+-\d)/.exec(src)?.[1]);

it('Hero links the weekend promotion, and the primary button leads to the new arrivals', async () => {
  render(await Hero({ slots: [null, null, null, null, null] }));
  const [arrivals, all] = await findHeroLinks();
  expect(links()).toEqual([
    [weekendPromotion.text, '/all/times'],
    [arrivals.label, '/new/allnew'],
    [all.label, '/all'],
  ]);
  expect(screen.getAllByRole('link').map(({ className }) => className.split(' ')[0])).toEqual([
    'bar-link',
    'button',
    'button-quiet',
  ]);
});

it('NewArrivals links to the list and shows its first six watches in order', async () => {
  render(await NewArrivals());
  const [toList, ...cards] = links();
  expect(toList).toEqual([allNewArrivals, '/new/allnew']);
  expect(cards.map(([, href]) => href)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `/new/allnew/${id}`));
});

it('OddHours names the odd hours in order, each with the front picture of its watch', async () => {
  const { container } = render(await OddHours());
  expect([...container.querySelectorAll('li b')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '3',
    '5',
    '7',
    '9',
    '11',
  ]);
  expect(links()[0]?.[1]).toBe('/all/xerix/3');
  expect(pictures(container)).toEqual([
    'xerix/3-1',
    'xerix/2-1',
    'timex/2-1',
    'archetype/3-1',
    'luminox/6-1',
    'xerix/5-1',
  ]);
});

it('AllBrands shows each maker with a featured watch, its list, and the first three other watches', async () => {
  const { container } = render(await AllBrands());
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  const hrefs = links().map(([, href]) => href);
  expect(hrefs).toHaveLength(7 * 5);
  expect(hrefs.slice(5, 10)).toEqual([
    '/all/archetype/6',
    '/all/archetype',
    ...[1, 2, 3].map((id) => `/all/archetype/${id}`),
  ]);
  expect(hrefs.slice(20, 25)).toEqual([
    '/all/california/2',
    '/all/california',
    ...[1, 3, 4].map((id) => `/all/california/${id}`),
  ]);
  expect(screen.getByRole('link', { name: allOfBrand(6, 'Timex') })).toHaveAttribute('href', '/all/times');
  expect(pictures(container).slice(0, 5)).toEqual([
    'xerix/1-2',
    'xerix/2-1',
    'xerix/3-1',
    'xerix/4-1',
    'archetype/6-2',
  ]);
});

it('PopularBrands has four tiles, each leading to the list of its own brand', async () => {
  render(await PopularBrands());
  expect(links()).toEqual(Object.entries(popularCopy).map(([segment, [, shop]]) => [shop, `/all/${segment}`]));
  expect(links()).toHaveLength(4);
});

it('OddDial first states the time of its picture, and reads the dial at that time', async () => {
  const { container } = render(await OddDial());
  const [scale, dial] = [dialScaleOf(dialToTry), readableDialOf(dialToTry)];
  if (!scale || !dial) throw new Error('The dial of the home page cannot be read.');
  const readAt = (day: number) =>
    readDial({ parts: movingPartsOf(dial), colours: dial.colours }, { ...momentOf(new Date(0)), day }).sentence;
  expect(container.querySelector('b')).toHaveTextContent(clock(scale.from));
  expect(container).toHaveTextContent(readAt(dial.photographed));
  expect(readAt(0)).not.toBe(readAt(dial.photographed));
  // The layers of the dial lie over the front view.
  expect(pictures(container)).toEqual([`${dialToTry}-1`]);
});
