import { fieldsOf } from '@/domain/records';
/** What stands over the large picture, one at a time: a watch to turn, a dial to read, the watch in the dark. */
type Over = 'twin' | 'dial' | 'lume';

/** The id of the gallery's frame, and the event by which what opens there closes what stood there. */
export const pictureId = 'picture';
const opened = 'over-picture';

/** A tool under the picture. */
export const toolButton = 'bar-link font-semibold underline underline-offset-4';

export const pictureFrame = () => document.getElementById(pictureId);

/** Which picture the gallery shows, from 0. */
export const shownPicture = (frame: Element) =>
  Math.max(
    0,
    [...(frame.querySelector('.picture-strip')?.children ?? [])].findIndex(({ ariaHidden }) => ariaHidden === 'false'),
  );

/** Announces that an overlay opens over the picture. */
export const tellOverPicture = (by: Over) => pictureFrame()?.dispatchEvent(new CustomEvent(opened, { detail: by }));

/** Subscribes to overlays opening over the picture. Returns the unsubscribe function. */
export function overPicture(hear: (by: Over) => void): () => void {
  const frame = pictureFrame();
  const listener = (event: Event) => hear((event as CustomEvent<Over>).detail);
  frame?.addEventListener(opened, listener);
  return () => frame?.removeEventListener(opened, listener);
}

/** Tells whether the page stands on the entry of a dialog: it was reloaded while that was open. */
export const isOnDialogEntry = () => Boolean(fieldsOf(window.history.state).hasDialog);
