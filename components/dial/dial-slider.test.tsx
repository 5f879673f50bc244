// Verifies docs/product.md 4.9, 20.7, 32.1 (pointer).
import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateAfter } from '@/components/testing/hydrate';
import { shopperClock } from '@/domain/dial/clock';
import { dialCopy } from './copy';
import { TryDial } from './try-dial';

const reader = jest.fn();
jest.mock('./dial-reader', () => ({
  DialReader: ({ minute, onRead }: { minute: number; onRead: (read: { words: string }) => void }) => {
    reader(minute);
    useEffect(() => onRead({ words: `The dial shows minute ${minute}.` }), [minute, onRead]);
    return null;
  },
}));

/** The picture shows 10:08. */
const from = 608 * 60;
const picture = { file: 'a', widths: [320], width: 320, height: 400, alt: 'Late Comet' };
const home = (
  <TryDial picture={picture} path="/dials/a.json" from={from} words="It is ten past ten.">
    <h2>Read an odd dial</h2>
  </TryDial>
);
const slider = () => screen.getByRole('slider', { name: dialCopy.slider });
const time = () => document.querySelector('.dial-reading b')?.textContent;
const words = () => document.querySelector('.dial-reading p')?.textContent;
/** A minute as a shopper with an American browser sees it. */
const shown = (minute: number) => shopperClock(minute * 60, true);

beforeEach(() => reader.mockClear());

it('a slider that was moved before hydration opens the dial at its time', async () => {
  await hydrateAfter(home, (html) => {
    const input = html.querySelector('input');
    if (input) input.value = '945';
  });
  expect(slider()).toHaveValue('945');
  expect([time(), words()]).toEqual([shown(945), 'The dial shows minute 945.']);
  expect(slider()).toHaveAttribute('aria-valuetext', `${shown(945)}. The dial shows minute 945.`);
});

it('a slider that the shopper has not moved leaves the picture and its time, and a move after hydration opens the dial', async () => {
  await hydrateAfter(home, () => {});
  expect([time(), words()]).toEqual(['10:08', 'It is ten past ten.']);
  expect(reader).not.toHaveBeenCalled();
  fireEvent.change(slider(), { target: { value: '30' } });
  expect(await screen.findByText('The dial shows minute 30.')).toBeVisible();
  expect(time()).toBe(shown(30));
});
