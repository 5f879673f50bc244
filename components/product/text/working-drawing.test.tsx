import { render, screen } from '@testing-library/react';
import { drawingCopy } from '@/components/product/copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { WatchKey } from '@/domain/watch-key';
import { WorkingDrawing } from './working-drawing';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

async function draw(key: WatchKey) {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`The shop does not sell ${key}.`);
  return render(<WorkingDrawing watch={watch} />);
}

it('the text alternatives of both views contain the measures of the watch', async () => {
  await draw('xerix/1');
  const [front, side] = screen.getAllByRole('img');
  expect(front).toHaveAccessibleName('From the front: strap width 22 mm, case diameter 42 mm, 49 mm lug to lug.');
  expect(side).toHaveAccessibleName('From 3 o’clock: thickness 12.3 mm.');
  expect(screen.getByText('84 g, strap included')).toBeVisible();
  expect(screen.getByText(drawingCopy.wrist(160, 210))).toBeVisible();
});

it('the drawing shows the strap’s width at the buckle when the strap narrows', async () => {
  await draw('archetype/1');
  expect(screen.getByText('18 mm at buckle')).toBeVisible();
});

it('every watch is drawn at the same scale: one em is ten mm', async () => {
  for (const key of ['womens/6', 'gshock/3'] as const) {
    const { container, unmount } = await draw(key);
    for (const svg of container.querySelectorAll('svg[role=img]')) {
      const [, , width] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      expect(parseFloat(svg.getAttribute('width') ?? '')).toBeCloseTo((width ?? 0) / 10);
      expect(svg.getAttribute('width')).toMatch(/em$/);
    }
    unmount();
  }
});
