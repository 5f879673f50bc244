import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import { Hero } from '@/components/home/hero';
import HomePage from './page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

type HeroProps = Parameters<typeof Hero>[0];

/** The carousel's slots of the home page. */
async function slotsOf(page: ReactElement<{ children: ReactNode }>): Promise<HeroProps['slots']> {
  const hero = Children.toArray(page.props.children).find((part) => isValidElement(part) && part.type === Hero);
  return (hero as ReactElement<HeroProps>).props.slots;
}

it('HomePage shows three watches in its carousel, each with its own link, name, price and front picture', async () => {
  const slots = await slotsOf(await HomePage());
  expect(slots.slice(3)).toEqual([null, null]);
  render(await Hero({ slots }));
  const slides = screen.getAllByRole('group', { name: /of 3$/ }).map((slide) => {
    const { getByRole } = within(slide);
    const [link, picture] = [getByRole('link'), getByRole<HTMLImageElement>('img')];
    return [
      slide.getAttribute('aria-label'),
      link.getAttribute('href'),
      link.textContent,
      /watches\/(\w+\/\d+-\d)/.exec(picture.src)?.[1],
    ];
  });
  expect(slides).toEqual([
    ['1 of 3', '/all/california/3', 'California Half & Half 40$300.00', 'california/3-1'],
    ['2 of 3', '/all/xerix/1', 'Xeric Slow Meridian$249.00', 'xerix/1-1'],
    ['3 of 3', '/all/archetype/1', 'Archetype Bridgework 42$500.00', 'archetype/1-1'],
  ]);
});
