import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const picture = { file: 'comet', widths: [320, 480, 640, 960], width: 1200, height: 1500, alt: 'Late Comet' };

it.each([
  [{}, '320w 480w 640w 960w', 640, 'lazy', null],
  [{ widest: 640 }, '320w 480w 640w', 480, 'lazy', null],
  [{ priority: 'first' }, '320w 480w 640w 960w', 640, 'eager', 'high'],
  [{ priority: 'low' }, '320w 480w 640w 960w', 640, 'lazy', 'low'],
] as const)('a picture with %j offers the widths %s in both formats', (props, widths, middle, loading, priority) => {
  const { container } = render(<Picture picture={picture} sizes="50vw" {...props} />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { sizes, srcset, type } of sources) {
    expect(sizes).toBe('50vw');
    expect(srcset.match(/\d+w/g)?.join(' ')).toBe(widths);
    expect(srcset.split(', ').every((each) => each.includes(type.replace('image/', '.')))).toBe(true);
  }
  const image = screen.getByRole('img', { name: 'Late Comet' });
  expect(image.getAttribute('src')).toContain(`${middle}.webp`);
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([loading, priority]);
});
