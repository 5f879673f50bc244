import { fieldsOf } from '@/domain/records';

/** Overlays of the large picture, one at a time: the 3D viewer, the dial reader, the lume view. */
type PictureOverlay = 'model' | 'dial' | 'lume';

/** The id of the gallery's frame. */
export const pictureId = 'picture';

/** Event on the frame when an overlay opens; the other overlays then close. */
const opened = 'picture-overlay';

declare global {
  interface HTMLElementEventMap {
    [opened]: CustomEvent<PictureOverlay>;
  }
}

export const pictureFrame = () => document.getElementById(pictureId);

/** Returns the index of the picture that the gallery shows, from 0. */
export const shownPicture = (frame: Element) =>
  Math.max(
    0,
    [...(frame.querySelector('.picture-strip')?.children ?? [])].findIndex(({ ariaHidden }) => ariaHidden === 'false'),
  );

/** Announces that an overlay opens over the picture. */
export const announcePictureOverlay = (by: PictureOverlay) =>
  pictureFrame()?.dispatchEvent(new CustomEvent(opened, { detail: by }));

/** Subscribes to overlays opening over the picture. Returns the unsubscribe function. */
export function onPictureOverlay(callback: (by: PictureOverlay) => void): () => void {
  const frame = pictureFrame();
  const listener = (event: CustomEvent<PictureOverlay>) => callback(event.detail);
  frame?.addEventListener(opened, listener);
  return () => frame?.removeEventListener(opened, listener);
}

/** Returns true if the current history entry belongs to a dialog, as after a reload with the dialog open. */
export const isOnDialogEntry = () => Boolean(fieldsOf(window.history.state).hasDialog);

/** Returns true if the current history entry belongs to the lume view, as after a reload in the dark. */
export const isOnDarkEntry = () => Boolean(fieldsOf(window.history.state).lightsOut);
