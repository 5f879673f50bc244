import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carouselCopy } from './copy';
import { Carousel, type Slide } from './carousel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const slide = (name: string): Slide => ({
  href: '/all',
  name,
  priceCents: 249_00,
  picture: { file: name, widths: [320], width: 1200, height: 1500, alt: name },
});

beforeEach(() => {
  render(<Carousel slots={[slide('One'), slide('Two'), slide('Three'), null, null]} />);
});

const dots = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
const selected = () => dots().findIndex(({ checked }) => checked) + 1;

test('five radio-driven slots, three of which carry a slide', () => {
  expect(dots()).toHaveLength(5);
  expect(dots().map(({ disabled }) => disabled)).toEqual([false, false, false, true, true]);
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3);
});

test('the first slide is selected initially', () => {
  expect(selected()).toBe(1);
});

test('a dot selects its slide', async () => {
  await userEvent.click(screen.getByRole('radio', { name: carouselCopy.dot(3, 'Three') }));
  expect(selected()).toBe(3);
});

test('the arrows turn to the next and previous slide, round both ends, and skip the empty slots', async () => {
  const next = screen.getByRole('button', { name: carouselCopy.next });
  const previous = screen.getByRole('button', { name: carouselCopy.previous });
  const path: number[] = [];
  for (const arrow of [next, next, next, previous, previous]) {
    await userEvent.click(arrow);
    path.push(selected());
  }
  expect(path).toEqual([2, 3, 1, 3, 2]);
});

test('it is announced as a carousel of slides', () => {
  expect(screen.getByRole('region', { name: carouselCopy.title })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: carouselCopy.position(1, 3) })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
});
