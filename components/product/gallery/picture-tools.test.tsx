import { render } from '@testing-library/react';
import { PictureTools } from './picture-tools';

jest.mock('./read-dial', () => ({ ReadDial: ({ isOdd }: { isOdd: boolean }) => `${isOdd ? 'odd' : 'plain'} dial, ` }));
jest.mock('./view-in-3d', () => ({ ViewIn3d: () => '3D, ' }));
jest.mock('./lume-view', () => ({ LumeView: () => 'lume, ' }));
jest.mock('@/browser/ar-viewer', () => ({ findArViewer: async () => undefined }));

const dial = { path: '/dial.json', from: 36_600 };

it.each([
  ['an odd display', { dial: { ...dial, isOdd: true } }, 'odd dial, 3D, lume, '],
  ['a plain display', { dial: { ...dial, isOdd: false } }, '3D, lume, plain dial, '],
  ['no dial to read', {}, '3D, lume, '],
  ['neither model nor lume', { dial: { ...dial, isOdd: true }, viewer: undefined, lume: undefined }, 'odd dial, '],
])('the tools under the picture of a watch with %s are in this order: %j', (_, change, shown) => {
  const all = { viewer: { model: { path: '/model.glb', bytes: 1 } }, lume: '/lume.webp' } as object;
  const { container } = render(<PictureTools name="Late Comet" {...all} {...change} />);
  expect(container.textContent).toBe(shown);
});
