import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carouselCopy } from './copy';
import { Carousel, type Slide } from './carousel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const slide = (name: string): Slide => ({
  href: `/all/${name}` as Slide['href'],
  name,
  priceCents: 249_00,
  prices: '249,,,',
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
  expect(screen.getAllByRole('group', { name: /of 3$/ }).map((slide) => slide.getAttribute('aria-label'))).toEqual(
    [1, 2, 3].map((number) => carouselCopy.position(number, 3)),
  );
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

test('Carousel shows in each slide its own link, name, price and picture, and loads the first picture first', () => {
  const slides = ['One', 'Two', 'Three'].map((name, index) => {
    const group = within(screen.getByRole('group', { name: carouselCopy.position(index + 1, 3) }));
    const [link, picture] = [group.getByRole('link'), group.getByRole('img')];
    expect(link).toHaveTextContent(`${name}$249.00`);
    return [link.getAttribute('href'), picture.getAttribute('alt'), picture.getAttribute('fetchpriority')];
  });
  expect(slides).toEqual([
    ['/all/One', 'One', 'high'],
    ['/all/Two', 'Two', 'low'],
    ['/all/Three', 'Three', 'low'],
  ]);
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(
    ['One', 'Two', 'Three', undefined, undefined].map((name, index) => carouselCopy.dot(index + 1, name)),
  );
});

test('Carousel has the role descriptions "carousel" and "slide"', () => {
  expect(screen.getByRole('region', { name: carouselCopy.title })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: carouselCopy.position(1, 3) })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
});

/** The slides, which are 300 px wide. */
const slidesOf = () => {
  const slides = screen.getByRole('group', { name: carouselCopy.position(1, 3) }).parentElement as HTMLElement;
  jest.spyOn(slides, 'clientWidth', 'get').mockReturnValue(300);
  return slides;
};

/** Sends the event of a pointer to the slides. jsdom has no PointerEvent. */
const send = (type: string, clientX: number, pointerType = 'touch', isPrimary = true) =>
  fireEvent(slidesOf(), Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType, isPrimary }));

/** Moves a pointer over the slides, and returns them while it is down. */
function drag(pointerType: string, to: number, end: 'pointerup' | 'pointercancel') {
  const slides = slidesOf();
  send('pointerdown', 200, pointerType);
  send('pointermove', to, pointerType);
  const moved = slides.style.translate;
  send(end, to, pointerType);
  return { moved, after: slides.style.translate };
}

// Verifies docs/product.md 4.10 (finger to the left, finger to the right, short way, vertical gesture, mouse).
test.each([
  ['a finger to the left', 'touch', 100, 'pointerup', '-100px', 2],
  ['a finger to the right', 'touch', 300, 'pointerup', '100px', 3],
  ['a finger that moves a short way', 'touch', 190, 'pointerup', '-10px', 1],
  ['a gesture that the browser takes over', 'touch', 100, 'pointercancel', '-100px', 1],
  ['a mouse', 'mouse', 100, 'pointerup', '', 1],
] as const)('Carousel follows %s', (_, pointerType, to, end, moved, slide) => {
  expect(drag(pointerType, to, end)).toEqual({ moved, after: '' });
  expect(selected()).toBe(slide);
});

test('Carousel returns its slides when a second finger touches them, and turns none', () => {
  send('pointerdown', 200);
  send('pointermove', 100);
  send('pointerdown', 150, 'touch', false);
  expect(slidesOf().style.translate).toBe('');
  send('pointermove', 20);
  send('pointerup', 20);
  expect([slidesOf().style.translate, selected()]).toEqual(['', 1]);
});

test('Carousel turns no slide at a fifth of its width, and one beyond', () => {
  drag('touch', 140, 'pointerup');
  expect(selected()).toBe(1);
  drag('touch', 139, 'pointerup');
  expect(selected()).toBe(2);
});

/** Clicks a slide. @returns true if its link is followed */
function follow(detail: number) {
  let isFollowed = false;
  // jsdom cannot navigate.
  const stay = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByRole('link', { name: /One/ }), { detail });
  return isFollowed;
}

test('Carousel follows no link at the end of a swipe, and each other click', () => {
  drag('touch', 170, 'pointerup');
  expect(follow(1)).toBe(false);
  expect(follow(0)).toBe(true); // Enter on a keyboard
  drag('touch', 191, 'pointerup');
  expect(follow(1)).toBe(true);
  drag('touch', 100, 'pointercancel');
  drag('mouse', 100, 'pointerup');
  expect(follow(1)).toBe(true);
});

// Verifies docs/product.md 4.10 (vertical gesture).
test('Carousel leaves vertical gestures and pinches to the browser, and keeps horizontal ones', () => {
  const styles = readFileSync('components/home/carousel.module.css', 'utf8');
  expect(styles).toMatch(/\.slides \{[^}]*touch-action: pan-y pinch-zoom;/);
});
