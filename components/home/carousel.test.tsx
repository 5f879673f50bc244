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

test('Carousel renders five radio inputs and enables the three with a slide', () => {
  expect(dots()).toHaveLength(5);
  expect(dots().map(({ disabled }) => disabled)).toEqual([false, false, false, true, true]);
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3);
});

test('Carousel selects the first slide initially', () => {
  expect(selected()).toBe(1);
});

// Verifies docs/product.md 4.3 (dot).
test('Carousel selects a slide by its dot', async () => {
  await userEvent.click(screen.getByRole('radio', { name: carouselCopy.dot(3, 'Three') }));
  expect(selected()).toBe(3);
});

// Verifies docs/product.md 4.3 (next arrow, previous arrow, empty slots).
test('Carousel arrows wrap around both ends and skip empty slots', async () => {
  const next = screen.getByRole('button', { name: carouselCopy.next });
  const previous = screen.getByRole('button', { name: carouselCopy.previous });
  const path: number[] = [];
  for (const arrow of [next, next, next, previous, previous]) {
    await userEvent.click(arrow);
    path.push(selected());
  }
  expect(path).toEqual([2, 3, 1, 3, 2]);
});

test('Carousel has the role descriptions "carousel" and "slide"', () => {
  expect(screen.getByRole('region', { name: carouselCopy.title })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: carouselCopy.position(1, 3) })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
});
