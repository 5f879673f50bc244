// Verifies docs/product.md 6.19.
import { fireEvent, render, screen } from '@testing-library/react';
import { viewerCopy } from '@/components/product/copy-late';
import { mockDialogs } from '@/components/testing/browser-mock';
import { PictureViewer } from './picture-viewer';

const pictures = ['front', 'side', 'back'].map((file) => ({ file, widths: [320], width: 320, height: 400, alt: file }));
const viewer = () => screen.getByRole('dialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  mockDialogs();
  Element.prototype.scrollBy = () => {};
});

it('the next picture is shown whole, however large the one before was, and the arrow keys lead on from it', () => {
  render(<PictureViewer name="Late Comet" pictures={pictures} first={0} onClose={() => {}} />);
  press(viewerCopy.zoomIn);
  expect(screen.getByRole('button', { name: viewerCopy.zoomOut })).toHaveAttribute('aria-disabled', 'false');
  press(viewerCopy.next);
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(2, 3));
  expect(screen.getByRole('button', { name: viewerCopy.zoomOut })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
  expect(screen.getByRole('status')).toHaveTextContent(viewerCopy.position(3, 3));
});
