// Verifies docs/product.md 4.9, 20.7, 32.1 (pointer).
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useEffect } from 'react';
import { hydrateAfter } from '@/components/testing/hydrate';
import { shopperClock } from '@/domain/dial/clock';
import { dialCopy } from './copy';
import type { DialReader } from './dial-reader';
import { DialSlider } from './dial-slider';
import { TryDial } from './try-dial';

type ReaderProps = Pick<ComponentProps<typeof DialReader>, 'minute' | 'onMinute' | 'onRead'>;

const reader = jest.fn<void, [ReaderProps]>();
jest.mock('./dial-reader', () => ({
  DialReader: (props: ReaderProps) => {
    const { minute, onRead } = props;
    reader(props);
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
  expect(slider()).toHaveAttribute('max', '1440');
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

// Verifies docs/product.md 32.3.
it('real time moves the slider and its minute, and a dial with seconds shows them until the slider moves', async () => {
  await hydrateAfter(home, () => {});
  fireEvent.change(slider(), { target: { value: '30' } });
  await screen.findByText('The dial shows minute 30.');
  const props = () => reader.mock.lastCall?.[0];
  act(() => props()?.onMinute(61));
  expect(slider()).toHaveValue('61');
  expect([time(), words()]).toEqual([shown(61), 'The dial shows minute 61.']);
  act(() => props()?.onRead({ words: 'Now.', seconds: 61 * 60 + 15 }));
  expect([time(), words()]).toEqual([shopperClock(61 * 60 + 15, true, true), 'Now.']);
  expect(slider()).toHaveAttribute('aria-valuetext', `${shown(61)}. Now.`);
  fireEvent.change(slider(), { target: { value: '62' } });
  expect(time()).toBe(shown(62));
  slider().focus();
  fireEvent.wheel(slider()); // scrolls the page
  expect(slider()).not.toHaveFocus();
});

it('a dial that is open from the start reads the minute of its picture and can be closed', async () => {
  const [opened, closed] = [jest.fn(), jest.fn()];
  await hydrateAfter(
    <DialSlider path="/dials/a.json" from={from + 34} place={() => null} isOpen onOpen={opened} onClose={closed} />,
    () => {},
  );
  expect(await screen.findByText('The dial shows minute 608.')).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: dialCopy.close }));
  expect(closed).toHaveBeenCalledTimes(1);
});
