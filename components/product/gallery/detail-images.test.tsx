// Verifies docs/product.md 6.20.
import { act, render, screen } from '@testing-library/react';
import { detailImageCopy } from '@/components/product/copy';
import { controlIntersection } from '@/components/testing/browser-mock';
import { DetailImages } from './detail-images';

let see: ReturnType<typeof controlIntersection>;

beforeEach(() => {
  see = controlIntersection();
});

const pictures = [
  ['back', 'abc', 1200],
  ['clasp', 'def', 800],
] as const;

test('away from the viewport, each detail image is a link to its largest file, and no picture is loaded', () => {
  render(<DetailImages name="Xeric Eleven Days" pictures={pictures} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: detailImageCopy.caption.back })).toHaveAttribute(
    'href',
    '/pictures/abc-1200.webp',
  );
  expect(screen.getByRole('link', { name: detailImageCopy.caption.clasp })).toHaveAttribute(
    'href',
    '/pictures/def-800.webp',
  );
});

test('near the viewport, the detail images load with their alternative texts', () => {
  render(<DetailImages name="Xeric Eleven Days" pictures={pictures} />);
  act(() => see(true));
  act(() => see(false)); // loaded pictures stay
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    detailImageCopy.alt.back('Xeric Eleven Days'),
    detailImageCopy.alt.clasp('Xeric Eleven Days'),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.querySelector('source')?.getAttribute('srcset'))).toEqual([
    '/pictures/abc-480.avif 480w, /pictures/abc-800.avif 800w, /pictures/abc-1200.avif 1200w',
    '/pictures/def-480.avif 480w, /pictures/def-800.avif 800w',
  ]);
});

test('a watch without detail images has no detail section', () => {
  const { container } = render(<DetailImages name="Xeric Eleven Days" pictures={[]} />);
  expect(container).toBeEmptyDOMElement();
});
