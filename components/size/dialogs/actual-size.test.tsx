import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from '@/components/testing/browser-mock';
import { actualSizeCopy as copy } from '@/components/size/copy-fit';
import { saveScreenScale } from '@/store/size-settings';
import { ActualSize } from './actual-size';

const watch = { caseDiameter: 42, lugToLug: 49, wristMin: 160, wristMax: 210 };
const front = { file: 'a', widths: [800], width: 1200, height: 1500, alt: 'Xeric Slow Meridian, front' };
const here = () => ({ ratio: window.devicePixelRatio, width: window.screen.width, height: window.screen.height });
const picture = () => screen.getByRole('img');
const slider = () => screen.getByRole('slider', { name: copy.slider });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  mockDialogs();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});
beforeEach(() => {
  window.devicePixelRatio = 1;
  act(() => saveScreenScale(null));
});

const show = (pxPerMm: number | null = 15, onClose = () => {}) =>
  render(<ActualSize watch={watch} front={front} pxPerMm={pxPerMm} onClose={onClose} />);

it('a new screen is measured first and then shows the watch at actual size', async () => {
  show();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await press(copy.larger);
  const pxPerMm = Number((slider() as HTMLInputElement).value);
  await press(copy.done);
  expect(screen.getByRole('button', { name: copy.again })).toHaveFocus();
  expect(picture()).toHaveAccessibleName(front.alt);
  // 1200 px of 15 px for each mm are 80 mm.
  expect(parseFloat(picture().closest('div')?.style.width ?? '')).toBeCloseTo(80 * pxPerMm);
});

it('the bank card stands upright on a phone, where it would be wider than the screen', () => {
  const { container } = show();
  const shapeIn = (part: string) => {
    const outline = container.ownerDocument.querySelector<HTMLElement>(`${part} > [aria-hidden]`);
    return parseFloat(outline?.style.width ?? '') / parseFloat(outline?.style.height ?? '');
  };
  expect(shapeIn('.tablet\\:hidden')).toBeCloseTo(53.98 / 85.6);
  expect(shapeIn('.tablet\\:block')).toBeCloseTo(85.6 / 53.98);
});

// Verifies docs/product.md 22.8 (known scale).
it('a saved screen scale is used until the shopper measures again', async () => {
  act(() => saveScreenScale({ ...here(), pxPerMm: 4 }));
  show();
  expect(picture().closest('div')).toHaveStyle({ width: '320px' });
  await press(copy.again);
  expect(slider()).toHaveValue('4');
  expect(slider()).toHaveFocus();
});

it('a browser zoom requests a new measurement and starts the slider at the rescaled value', () => {
  act(() => saveScreenScale({ ...here(), pxPerMm: 4 }));
  show();
  act(() => {
    window.devicePixelRatio = 2;
    window.dispatchEvent(new Event('resize'));
  });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(copy.measureAgain);
  expect(slider()).toHaveValue('2');
});

// Verifies docs/product.md 22.8 (unknown scale).
it('a watch whose picture has no known scale is shown as an outline at actual size', () => {
  act(() => saveScreenScale({ ...here(), pxPerMm: 4 }));
  show(null);
  const outline = screen.getByRole('img', { name: copy.outline });
  const [, , width] = (outline.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(parseFloat(outline.style.width) / (width ?? NaN)).toBe(4);
  expect(outline.querySelector('circle')).toHaveAttribute('r', '21');
});

it('the buttons move the outline by a hundredth, up to twice and down to half of the guess, and a wheel moves nothing', async () => {
  act(() => saveScreenScale({ ...here(), pxPerMm: 4 }));
  show();
  await press(copy.again);
  await press(copy.smaller);
  expect(slider()).toHaveValue('3.99');
  expect(slider()).toHaveAttribute('aria-valuetext', copy.sliderValue(85.6 * 3.99));
  for (const [value, button] of [
    ['8', copy.larger],
    ['2', copy.smaller],
  ] as const) {
    fireEvent.change(slider(), { target: { value } });
    await press(button);
    expect(slider()).toHaveValue(value);
  }
  act(() => slider().focus());
  fireEvent.wheel(slider());
  expect(slider()).not.toHaveFocus();
});

it('a second measurement replaces the first one, and the focus stays in the dialog', async () => {
  act(() => saveScreenScale({ ...here(), pxPerMm: 4 }));
  show();
  await press(copy.again);
  fireEvent.change(slider(), { target: { value: '5' } });
  await press(copy.done);
  expect(picture().closest('div')).toHaveStyle({ width: '400px' });
  expect(screen.getByRole('button', { name: copy.again })).toHaveFocus();
  await press(copy.again); // a measurement without a change
  await press(copy.done);
  expect(picture().closest('div')).toHaveStyle({ width: '400px' });
});

it('a page that is magnified by fingers says so, and the dialog reports that it closed', async () => {
  act(() => saveScreenScale({ ...here(), pxPerMm: 4 }));
  const closed = jest.fn();
  Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { scale: 2 }) });
  show(15, closed);
  expect(screen.getByRole('status')).toHaveTextContent(copy.magnified);
  Object.assign(window.visualViewport ?? {}, { scale: 1 });
  act(() => void window.visualViewport?.dispatchEvent(new Event('resize')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  Object.assign(window, { visualViewport: undefined });
  await press(copy.close);
  expect(closed).toHaveBeenCalledTimes(1);
});
