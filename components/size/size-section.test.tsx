import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setRootAttribute, wristKey } from '@/browser/root-attributes';
import { mockDialogs } from '@/components/testing/browser-mock';
import { actualSizeCopy, drawingCopy, spareCopy, wristEntryCopy, wristPictureCopy, wristTitle } from './copy-fit';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { fitOf } from '@/domain/fit';
import { saveWrist } from '@/store/size-settings';
import { WristPicture } from './wrist-picture';
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
  const figures = [...drawing.querySelectorAll('text')];
  expect(figures.map((text) => Number(text.getAttribute('x')))).toEqual([-33, 33]);
  // The width of the wrist, and the lug to lug.
  expect(figures.map((text) => text.textContent)).toEqual(['54 mm', '49 mm']);
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

it('a wrist that another tab saves is drawn here too, and no other key of the storage loads the drawing', async () => {
  show();
  act(() => saveWrist(wrist));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recent' })));
  await act(() => import('./size-panel'));
  expect(screen.queryByRole('heading', { name: wristTitle(wrist) })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: wristKey })));
  expect(await screen.findByRole('heading', { name: wristTitle(wrist) })).toBeVisible();
});

// Verifies docs/product.md 22.11.
it.each([
  ['a small watch on a wide wrist', 30, 230, 2],
  ['a large watch on a narrow wrist', 56, 150, 0],
])('the strap of %s is drawn longer only if it would end on the wrist', (_, lugToLug, circumference, stretched) => {
  const measures = { ...watch, lugToLug };
  const wide = { ...front, widths: [480, 960, 1200] };
  const fit = fitOf(measures, circumference);
  const { container } = render(<WristPicture watch={measures} front={wide} pxPerMm={15} fit={fit} />);
  const parts = [...container.querySelectorAll('image')];
  expect(parts).toHaveLength(3);
  expect(parts.map((part) => part.getAttribute('href'))).toEqual(Array(3).fill('/pictures/a-960.webp'));
  const scales = parts.map(
    (part) =>
      part
        .getAttribute('transform')
        ?.match(/[-\d.]+/g)
        ?.map(Number) ?? [],
  );
  expect(scales.filter(({ length }) => length > 0)).toHaveLength(stretched);
  for (const [index, [, , , scale = 1, , shift = 0]] of scales.filter(({ length }) => length > 0).entries()) {
    // The lugs stay where they are, and the strap, which ends 36.5 mm from the middle, reaches the edge of the wrist.
    const side = index === 0 ? -1 : 1;
    const moved = (y: number) => side * (side * y * scale + shift);
    expect(moved(lugToLug / 2)).toBeCloseTo(lugToLug / 2);
    expect(moved(36.5)).toBeCloseTo((fit.wristWidth / 2) * 0.95 + 1, 1);
  }
});
