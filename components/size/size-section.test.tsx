import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setRootAttribute, wristKey } from '@/browser/root-attributes';
import { mockDialogs } from '@/components/testing/browser-mock';
import { actualSizeCopy, drawingCopy, spareCopy, wristEntryCopy, wristPictureCopy, wristTitle } from './copy-fit';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { fitOf } from '@/domain/fit';
import { saveWrist } from '@/store/size-settings';
import { SizeSection } from './size-section';

const watch = { caseDiameter: 42, lugToLug: 49, wristMin: 160, wristMax: 210 };
const front = { file: 'a', widths: [800], width: 1200, height: 1500, alt: 'Xeric Slow Meridian, front' };
const wrist = { figure: 165, unit: 'mm' } as const;

beforeAll(() => {
  mockDialogs();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});
beforeEach(() => {
  act(() => saveWrist(null));
  setRootAttribute(wristKey, false);
});

const show = () => render(<SizeSection watch={watch} front={front} pxPerMm={15} />);

it('a saved wrist is drawn without a click, with its room to spare', async () => {
  act(() => saveWrist(wrist));
  setRootAttribute(wristKey, true);
  show();
  expect(await screen.findByRole('heading', { name: wristTitle(wrist) })).toBeVisible();
  const fit = fitOf(watch, 165);
  expect(screen.getByText(spareCopy(fit.spare))).toBeVisible();
  expect(screen.getByRole('img', { name: drawingCopy(fit, watch) })).toBeVisible();
});

it('the user units of the wrist drawing are millimetres', async () => {
  act(() => saveWrist(wrist));
  setRootAttribute(wristKey, true);
  show();
  const drawing = await screen.findByRole('img', { name: drawingCopy(fitOf(watch, 165), watch) });
  const paths = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawing.querySelector('circle')).toHaveAttribute('r', '21');
  expect(paths).toEqual(expect.arrayContaining([expect.stringContaining('M30 -24.5V24.5')]));
  expect(paths).toEqual(expect.arrayContaining([expect.stringContaining('M-30 -27V27')]));
});

it('the wrist drawing has four lugs that end at the lug to lug, and its figures stand beside the watch', async () => {
  act(() => saveWrist(wrist));
  setRootAttribute(wristKey, true);
  show();
  const drawing = await screen.findByRole('img', { name: drawingCopy(fitOf(watch, 165), watch) });
  const paths = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  const lugs = paths.find((path) => path.endsWith('Z')) ?? '';
  expect(lugs.match(/L-?[\d.]+ -?24\.5H/g)).toHaveLength(4);
  const figures = [...drawing.querySelectorAll('text')].map((text) => Number(text.getAttribute('x')));
  expect(figures).toEqual([-33, 33]);
});

it('the wrist drawing appears after the shopper enters a wrist', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: sizeButtonCopy.doesItFit }));
  await userEvent.type(await screen.findByLabelText(wristEntryCopy.circumference), '165');
  await userEvent.click(screen.getByRole('button', { name: wristEntryCopy.save }));
  expect(screen.getByRole('heading', { name: wristTitle(wrist) })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-wrist');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// Verifies docs/product.md 22.11.
it('the wrist entry shows the watch at the scale of an average wrist, then of the wrist being typed', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: sizeButtonCopy.doesItFit }));
  const average = await screen.findByRole('img', { name: wristPictureCopy(front.alt, fitOf(watch, 161)) });
  expect(screen.getByText(wristEntryCopy.onAverage)).toBeVisible();
  // 1,200 px of 15 px per mm, with the middle of the case in the middle of the wrist.
  const photograph = average.querySelector('image');
  expect(photograph).toHaveAttribute('width', '80');
  expect(photograph).toHaveAttribute('x', '-40');
  expect(photograph).toHaveAttribute('href', '/pictures/a-800.webp');
  await userEvent.type(screen.getByLabelText(wristEntryCopy.circumference), '180');
  const own = screen.getByRole('img', { name: wristPictureCopy(front.alt, fitOf(watch, 180)) });
  expect(own.querySelector('image')).toHaveAttribute('width', '80');
  expect(screen.getByText(wristTitle({ figure: 180, unit: 'mm' }))).toBeVisible();
});

// Verifies docs/product.md 22.11.
it('the wrist entry shows no wrist picture of a watch whose picture has no known scale', async () => {
  render(<SizeSection watch={watch} front={front} pxPerMm={null} />);
  await userEvent.click(screen.getByRole('button', { name: sizeButtonCopy.doesItFit }));
  expect(await screen.findByLabelText(wristEntryCopy.circumference)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a click on the actual-size button opens its dialog', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: sizeButtonCopy.actualSize }));
  expect(await screen.findByRole('dialog', { name: actualSizeCopy.title })).toBeVisible();
});
