// Verifies docs/product.md 32.1.
import { render } from '@testing-library/react';
import type { ReadableDial } from '@/domain/dial/layers';
import { rotation } from '@/domain/testing/dials';
import { DialPicture } from './dial-picture';

const drive = rotation(3600);
const dial: ReadableDial = {
  photographed: 0,
  size: [600, 720],
  pxPerMm: 15,
  layers: [
    { src: '/face.avif', box: [60, 144, 300, 180] },
    {
      src: '/hour.avif',
      name: 'hour',
      drive,
      box: [270, 180, 60, 240],
      axle: [300, 360],
      views: 4,
      squash: 0.8,
      rise: 1,
    },
    { src: '/moon.avif', name: 'moon', drive, box: [240, 0, 120, 72], views: 4, on: 'hour', rise: 0.05 },
    { src: '/digit.avif', name: 'digit', drive: { of: 'view', every: 60, count: 10 }, views: 10 },
  ],
};

function show() {
  const positions = { hour: 90, moon: 180, digit: 3 };
  const { container } = render(<DialPicture dial={dial} positions={positions} />);
  const styleOf = (selector: string) => (container.querySelector(selector) as HTMLElement).style;
  const part = (name: string) => {
    const element = container.querySelector(`[data-part=${name}]`) as HTMLElement;
    return { style: element.style, parent: element.parentElement as HTMLElement };
  };
  return { styleOf, part };
}

it('a layer covers its share of the photograph', () => {
  const { left, top, width, height } = show().styleOf('img');
  expect([left, top, width, height]).toEqual(['10%', '20%', '50%', '25%']);
});

it('a part turns around its axle along the ellipse, shows the view lit for its angle and has its own shadow', () => {
  const { style, parent } = show().part('hour');
  expect([style.left, style.top, style.width]).toEqual(['45%', '25%', '10%']);
  expect(style.transformOrigin).toBe('50% 75%');
  expect(style.transform).toBe('scaleY(0.8) rotate(90deg) scaleY(1.25)');
  expect(style.backgroundSize).toBe('400% 100%');
  expect(parseFloat(style.backgroundPosition)).toBeCloseTo(100 / 3);
  expect(parent.style.filter).toMatch(/^drop-shadow\(1\.65\d*cqw 2\.8\d*cqw 0\.\d+cqw/);
});

it('a carried part also turns with its carrier, and is lit for both angles; print casts no shadow', () => {
  const { style, parent } = show().part('moon');
  expect(style.transform).toBe('scaleY(1) rotate(180deg) scaleY(1)');
  expect(style.transformOrigin).toBe('50% 50%');
  expect(style.backgroundPosition).toMatch(/^100%/);
  expect(parent.style.transform).toBe('scaleY(0.8) rotate(90deg) scaleY(1.25)');
  expect(parent.style.transformOrigin).toBe('50% 50%');
  expect(parent.parentElement?.style.filter).toBeFalsy();
});

it('a figure changes its view and does not turn', () => {
  const { style } = show().part('digit');
  expect(parseFloat(style.backgroundPosition)).toBeCloseTo(100 / 3);
  expect(style.transform).toBeFalsy();
});
